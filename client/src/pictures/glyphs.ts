// Line icons of the picture pages only, in the hand of pieces/icons.ts.
export const GLYPHS = {
  picture:
    '<path d="M4 5h16v14H4zM4 16l4.500-5 4 4.500 3-3 4.500 4.500"/><circle cx="15.500" cy="9" r="1.600"/>',
  folder: '<path d="M3.500 19V5.500h6l2 2.500h9V19z"/>',
  zip: '<path d="M5 3.500h14v17H5zM12 3.500v2M12 7.500v2M12 11.500v2M10.500 15h3v2.500h-3z"/>',
  camera: '<path d="M3.500 7.500h4L9 5h6l1.500 2.500h4V19h-17z"/><circle cx="12" cy="13" r="3.500"/>',
  key: '<circle cx="8" cy="15" r="4"/><path d="M11 12l8.500-8.500M16 7l2.500 2.500"/>',
} as const;
