/** The keys of the front matter in order, with the CMS's names where they differ. */
export const KEYS = [
  'slug',
  'replaces',
  'title',
  'description',
  'categories',
  'layout',
  'author',
  'published',
  'draft',
  'thumbnail',
  'topBanner',
  'secondTopBanner',
  'middleBanner',
  'reviewer',
  'reviewedOn',
  'suggested',
  'faqs',
  'seo',
] as const;

export type Key = (typeof KEYS)[number];

export const ATTRIBUTE: Partial<Record<Key, string>> = {
  layout: 'layoutType',
  replaces: 'slug',
  published: 'publicationDate',
  suggested: 'suggestedBlogs',
};

/** Lists written on one line. */
export const FLOW: readonly Key[] = ['categories', 'suggested'];

/** The key in the file for a field of the CMS. */
export function fileKey(name: PropertyKey): PropertyKey {
  return KEYS.find((key) => key !== 'replaces' && ATTRIBUTE[key] === name) ?? name;
}
