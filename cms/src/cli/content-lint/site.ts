import { SITE_PAGES, SLUG_PAGES } from '../../domain/categories/site-pages.gen';

/** Categories of one type, by the names that articles and addresses use. */
interface Categories {
  names: ReadonlySet<string>;
  slugs: ReadonlySet<string>;
}

/** What articles may refer to. */
export interface Site {
  /** Addresses of articles, including old ones that redirect. */
  articles: ReadonlySet<string>;
  topics: Categories;
  /** Topics and sub-topics. */
  categories: Categories;
}

export function getCategories(all: readonly { name: string; slug: string }[]): Categories {
  return { names: new Set(all.map(({ name }) => name)), slugs: new Set(all.map(({ slug }) => slug)) };
}

/** Whether a page exists for a slug, by the first segment of the path. A missing page does not compile. */
const HAS_PAGE: Record<(typeof SLUG_PAGES)[number], (slug: string, site: Site) => boolean> = {
  blog: (slug, { articles }) => articles.has(slug),
  category: (slug, { categories }) => categories.slugs.has(slug),
  'categories-list': (slug, { topics }) => topics.slugs.has(slug),
  search: (slug) => slug !== '',
};

/** @param path of an address within the site, without query and fragment, beginning with a slash */
export function isKnownPath(path: string, site: Site): boolean {
  const [first = '', second, ...more] = path.replace(/\/$/, '').split('/').slice(1);
  if (more.length > 0) return false;
  if (second === undefined) return first === '' || SITE_PAGES.has(first) || site.categories.slugs.has(first);
  const page = SLUG_PAGES.find((name) => name === first);
  return page !== undefined && HAS_PAGE[page](second, site);
}
