/**
 * Whether the site can ever ask for an article by this text: letters a to z of either case, digits, hyphens and
 * underscores, as many as an address may have. The rest need not reach the database, which takes no NUL.
 */
export function isPossibleSlug(slug: string): boolean {
  return /^[\w-]{1,200}$/.test(slug);
}
