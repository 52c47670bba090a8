/** The CMS allows article slugs up to this length. */
const MOST_SIGNS = 200;

/** Whether this slug can be a current or former slug of an article. Former slugs typed by editors follow no pattern. */
export function isPossibleSlug(slug: string): boolean {
  return slug.length <= MOST_SIGNS && !/\p{Cc}/u.test(slug);
}
