/** Small drawings in a square of 24. */
export const ICONS = {
  community:
    'M9 5a3 3 0 1 1 0 6a3 3 0 0 1 0-6ZM3 20c0-5 2.500-7.500 6-7.500s6 2.500 6 7.500ZM16 6a2.600 2.600 0 1 1 0 5.200M17 13c2.500 .5 4 3 4 7h-3',
  limbo: 'M12 3a8 8 0 1 0 0 18a8 8 0 1 0 0-18ZM12 8a4 4 0 0 0-4 4M12 12h.1',
  income: 'M12 20V5M6 11l6-6 6 6M5 20h14',
  tiles: 'M7 4h10l5 8-5 8H7l-5-8Z',
  construction: 'M4 20V10l8-6 8 6v10ZM10 20v-6h4v6',
  sanctuary: 'M3 10 12 4l9 6ZM5 10v8M9.500 10v8M14.500 10v8M19 10v8M2 20.500h20M12 1v2',
} as const;
