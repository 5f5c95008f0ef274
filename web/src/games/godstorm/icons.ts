/** Small drawings in a square of 24. */
export const ICONS = {
  faith: 'M12 3v18M5 9h14M12 3l-3 3M12 3l3 3',
  armies: 'M5 20V9l7-5 7 5v11ZM12 9v6M9 12h6',
  territories: 'M4 20V5M4 6h12l-3 4 3 4H4',
  temples: 'M3 10 12 4l9 6ZM6 10v8M10 10v8M14 10v8M18 10v8M3 20h18',
  heaven: 'M7 18a4 4 0 0 1 0-8a5 5 0 0 1 9.500-1.500A4.500 4.500 0 0 1 17 18Z',
  next_armies: 'M12 20V6M6 12l6-6 6 6M5 21h14',
  next_faith: 'M12 21V8M7 13l5-5 5 5M12 3v2M10 4h4',
} as const;
