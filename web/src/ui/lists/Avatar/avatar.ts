/** The 27 background colours of avatars: nine hues at three lightness levels. */
export const AVATAR_COLOURS = [
  ...['#7a3336', '#733d00', '#5a4d00', '#2c5a21', '#005e4f', '#005872', '#2b4c83', '#563e7b', '#70355e'],
  ...['#b86654', '#a87529', '#818730', '#459360', '#009492', '#298bb7', '#6b7bc2', '#976caf', '#b26386'],
  ...['#efac8c', '#d7ba79', '#aec98a', '#82d1b2', '#72cedb', '#8ec4f5', '#b9b5f5', '#ddaadc', '#f1a6b4'],
] as const;

/** The colour for a name, chosen by its FNV-1a hash, so it never changes. */
export function avatarColour(name: string): string {
  let hash = 0x811c9dc5;
  for (const sign of name) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return AVATAR_COLOURS[hash % AVATAR_COLOURS.length] ?? AVATAR_COLOURS[0];
}

/** The first letters of the first two words, in capitals. */
export function getInitials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean).slice(0, 2);
  return words.map((word) => (Array.from(word)[0] ?? '').toUpperCase()).join('');
}
