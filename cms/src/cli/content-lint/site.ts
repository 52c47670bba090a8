import { SITE_PAGES } from '../../domain/categories/site-pages.gen';

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

/** @param path of an address within the site, without query and fragment, beginning with a slash */
export function isKnownPath(path: string, { articles, topics, categories }: Site): boolean {
  const [first = '', second, ...more] = path.replace(/\/$/, '').split('/').slice(1);
  if (more.length > 0) return false;
  if (second === undefined) return first === '' || SITE_PAGES.has(first) || categories.slugs.has(first);
  switch (first) {
    case 'blog':
      return articles.has(second);
    case 'category':
      return categories.slugs.has(second);
    case 'categories-list':
      return topics.slugs.has(second);
    case 'search':
      return second !== '';
    default:
      return false;
  }
}
