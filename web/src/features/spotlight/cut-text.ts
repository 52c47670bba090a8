/**
 * Shortens a text to `most` characters and an ellipsis. A text that fits stays unchanged. Characters are Unicode code
 * points: none is cut in two.
 */
export function cutText(text: string, most: number): string {
  const signs = Array.from(text);
  return signs.length > most ? `${signs.slice(0, most).join('')}…` : text;
}
