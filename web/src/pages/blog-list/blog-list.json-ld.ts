import { pagePath } from '../../lib/routing/requested-page';
import type { Site } from '../../lib/site/site';
import { breadcrumbs } from '../../lib/seo/structured-data/breadcrumbs';
import { itemList } from '../../lib/seo/structured-data/item-list';
import type { JsonLd } from '../../lib/seo/structured-data/json-ld';
import type { BlogListPageQuery } from './BlogListPage.gen';
import { getListPath } from './rules/requested-list';
import { LIST_PAGE_SIZE } from './rules/page-size';
import { getListTitle } from './rules/list-texts';

type List = NonNullable<BlogListPageQuery['articles']>;

/** Structured data of a page of the blog list. */
export function blogListJsonLd({ total, articles, category }: List, page: number, site: Site): JsonLd[] {
  const path = pagePath(getListPath({ category: category?.slug }), page);
  const name = getListTitle({ category: category?.name, page });
  const items = articles.map(({ title, slug }) => ({
    name: title,
    path: `/blog/${encodeURIComponent(slug)}`,
  }));
  return [
    itemList(site, { name, path, items, of: total, after: (page - 1) * LIST_PAGE_SIZE }),
    breadcrumbs(site, [{ name, path }]),
  ];
}
