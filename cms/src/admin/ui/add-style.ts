/** Adds rules for elements of Strapi, which has no other way to hide them. */
export function addStyle(rules: string): void {
  const style = document.createElement('style');
  style.textContent = rules;
  document.head.append(style);
}
