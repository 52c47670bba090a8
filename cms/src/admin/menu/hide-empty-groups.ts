/** A group of the menu of content that has no link, such as single pages: Strapi shows its heading with a 0. */
const EMPTY = `
nav[aria-label="Content"] li:not(:has(a)) {
  display: none;
}`;

export function hideEmptyGroups(): void {
  const style = document.createElement('style');
  style.textContent = EMPTY;
  document.head.append(style);
}
