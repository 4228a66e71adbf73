/** Small signs for buttons, 24 × 24, drawn with one line. */
export const ICONS = {
  back: "M9 7 4 12l5 5M4 12h10a5 5 0 0 1 0 10",
  hint: "M9 18h6M10 21h4M12 3a6 6 0 0 0-3.500 10.900c.6.5 1 1.200 1 2.100h5c0-.9.4-1.600 1-2.100A6 6 0 0 0 12 3z",
  last: "M4 6h9v13H4zM9 6l2-3 8.500 3-4 12H13",
  more: "M4 7h16M4 12h16M4 17h16",
  log: "M5 5h14M5 10h14M5 15h9M5 20h6",
  sheet: "M5 3h14v18H5zM9 3v18M5 9h14M5 15h14",
  gone: "M12 4a3 3 0 0 1 2.400 4.800A3 3 0 1 1 13 13c.1 2 .6 3.500 1.500 5h-5c.9-1.500 1.400-3 1.500-5a3 3 0 1 1-1.400-4.200A3 3 0 0 1 12 4z",
  say: "M4 5h16v11H10l-4 4v-4H4z",
  flag: "M6 21V4h12l-3 4 3 4H6",
  deal: "M8 4h10v14H8zM8 7 5 8v13h9l1-3",
  close: "M6 6l12 12M18 6 6 18",
  settings: "M4 7h10M18 7h2M4 17h2M10 17h10M16 4v6M8 14v6",
  home: "M4 11 12 4l8 7v9h-5v-6H9v6H4z",
  out: "M14 4h6v6M20 4l-9 9M18 14v6H4V6h6",
} as const;
export type IconName = keyof typeof ICONS;
