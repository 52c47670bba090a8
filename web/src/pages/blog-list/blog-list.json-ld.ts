import { pagePath } from '../../lib/routing/requested-page';
import type { Site } from '../../lib/site/site';
import { breadcrumbs } from '../../lib/seo/structured-data/breadcrumbs';
import { itemList } from '../../lib/seo/structured-data/item-list';
import type { Thing } from '../../lib/seo/structured-data/json-ld';
import type { BlogListPageQuery } from './BlogListPage.gen';
import { listPath } from './rules/requested-list';
import { LIST_LENGTH } from './rules/list-length';
import { listTitle } from './rules/list-texts';

type List = NonNullable<BlogListPageQuery['articles']>;

/** What a page of the list tells search engines, in the words of schema.org. */
export function blogListJsonLd({ total, articles, category }: List, page: number, site: Site): Thing[] {
  const path = pagePath(listPath({ category: category?.slug }), page);
  const name = listTitle({ category: category?.name, page });
  const items = articles.map(({ title, slug }) => ({
    name: title,
    path: `/blog/${encodeURIComponent(slug)}`,
  }));
  return [
    itemList(site, { name, path, items, of: total, after: (page - 1) * LIST_LENGTH }),
    breadcrumbs(site, [{ name, path }]),
  ];
}
