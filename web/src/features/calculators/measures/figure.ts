const PLAIN = /^[+-]?(?:\d+(?:[.,]\d*)?|[.,]\d+)$/;

/**
 * A figure as a person types or pastes it: spaces around it are none of it, and a decimal comma is a point (C30).
 * @returns undefined for what is no plain figure: empty, words, `1e9`, `1,234.5`
 */
export function parseFigure(text: string): number | undefined {
  // `trim` knows the spaces that cannot break, too.
  const typed = text.trim();
  return PLAIN.test(typed) ? Number(typed.replace(',', '.')) : undefined;
}
