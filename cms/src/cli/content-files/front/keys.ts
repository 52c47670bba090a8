/** The keys of the front matter in their order, and the CMS's names where they differ. */
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

/** Written on one line. */
export const FLOW: readonly Key[] = ['categories', 'suggested'];

/** The file's word for one of the CMS's. */
export function fileKey(name: PropertyKey): PropertyKey {
  return KEYS.find((key) => key !== 'replaces' && ATTRIBUTE[key] === name) ?? name;
}
