/** Small drawings in a square of 24. */
export const ICONS = {
  supply: 'M4 9h16l-2 11H6ZM7 9a5 5 0 0 1 10 0M9 14h6',
  follower: 'M12 4a3.5 3.5 0 1 1 0 7a3.5 3.5 0 0 1 0-7ZM5 20c0-5 3-8 7-8s7 3 7 8Z',
  temple: 'M3 9 12 4l9 5ZM5 9v9M10 9v9M14 9v9M19 9v9M3 20h18',
  city: 'M4 20v-9l4-3 4 3v9M12 13V5h7v15M3 20h18M15 8h1M15 12h1M7 20v-4h2v4',
  field:
    'M12 21V8M12 8c-2-2-2-4 0-6 2 2 2 4 0 6ZM12 13c-3 0-5-2-5-4 3 0 5 2 5 4ZM12 13c3 0 5-2 5-4-3 0-5 2-5 4ZM12 18c-3 0-5-2-5-4 3 0 5 2 5 4ZM12 18c3 0 5-2 5-4-3 0-5 2-5 4Z',
} as const;
