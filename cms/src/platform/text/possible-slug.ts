/**
 * Whether a text can be an article's slug on the site: letters a to z of either case, digits, hyphens and underscores,
 * up to the maximum length. Other texts need not reach the database, which rejects NUL.
 */
export function isPossibleSlug(slug: string): boolean {
  return /^[\w-]{1,200}$/.test(slug);
}
