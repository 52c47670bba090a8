/**
 * The first `most` characters and an ellipsis; a text that is no longer stays as it is. Characters are Unicode code
 * points: none is cut in two.
 */
export function cutText(text: string, most: number): string {
  const signs = Array.from(text);
  return signs.length > most ? `${signs.slice(0, most).join('')}…` : text;
}
