/** As long as the CMS lets an address of an article be. */
const MOST_SIGNS = 200;

/** Whether an article can be at this slug, or have been: an old address that an editor typed follows no rule. */
export function mayBeSlug(slug: string): boolean {
  return slug.length <= MOST_SIGNS && !/\p{Cc}/u.test(slug);
}
