/** Small drawings in a square of 24. */
export const ICONS = {
  faith:
    'M12 2.500c1 4 6 6.500 6 12a6 6 0 0 1-12 0c0-3 2-4 2.500-7c1.500 1 2 2 2 3.500c1.500-2 2-5 1.500-8.500Z',
  armies: 'M12 3l8 3v6c0 5-4 8-8 9.500c-4-1.500-8-4.500-8-9.500V6ZM12 7v9M9 13h6',
  territories: 'M4 20V5M4 6h12l-3 4 3 4H4',
  temples: 'M3 10 12 4l9 6ZM6 10v8M10 10v8M14 10v8M18 10v8M3 20h18',
} as const;
