/**
 * The site's one slug rule (C20): accents off, lower case, apostrophes gone, every other run of characters that are
 * not letters or digits one hyphen, none at the ends.
 */
export function slugOf(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/['\u2018\u2019]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

/** As long as the CMS lets an article's slug be. */
const MOST_SIGNS = 200;

/** Whether an article can be at this slug: the CMS takes none that the rule above would change. */
export function isArticleSlug(slug: string): boolean {
  return slug.length <= MOST_SIGNS && /^[a-z\d]+(?:-[a-z\d]+)*$/.test(slug);
}
