import { pagePath } from '../../lib/routing/requested-page';
import type { Site } from '../../lib/site/site';
import { authorJsonLd } from '../../lib/seo/structured-data/author';
import { breadcrumbs } from '../../lib/seo/structured-data/breadcrumbs';
import { isPartOfWebsite } from '../../lib/seo/structured-data/publisher';
import type { JsonLd } from '../../lib/seo/structured-data/json-ld';
import { toTitleCase } from '../../lib/text/title-cased';
import type { AllCategoriesPageQuery } from './all-categories/AllCategoriesPage.gen';
import type { CategoryPageQuery } from './CategoryPage.gen';
import { CATEGORY_PAGE_SIZE } from './rules/page-size';
import { getCategoryDescription, getCategoryPath } from './rules/category-texts';

type OfCategory = NonNullable<CategoryPageQuery['category']>;
type OfAll = AllCategoriesPageQuery['allCategories'];

/** Used when an article has none. */
const UNKNOWN_AUTHOR = 'Author';

/** Structured data of a category page: its posts and its breadcrumbs. */
export function categoryJsonLd(shown: OfCategory | OfAll, page: number, site: Site): JsonLd[] {
  const category = 'category' in shown ? shown.category : null;
  const topic = 'topic' in shown ? shown.topic : null;
  const name = toTitleCase(category?.name ?? 'All Categories');
  const path = pagePath(getCategoryPath(category), page);
  const url = site.publicUrl + path;
  const way = breadcrumbs(site, [
    ...(topic ? [{ name: topic.name, path: `/${topic.slug}` }] : []),
    { name, path },
  ]);
  return [
    {
      '@type': 'CollectionPage',
      '@id': url,
      url,
      name,
      description: getCategoryDescription(name, page),
      inLanguage: 'en',
      isPartOf: isPartOfWebsite(site),
      breadcrumb: { '@id': way['@id'] },
      ...(shown.total > 0 && { mainEntity: postings(shown, page, site) }),
    },
    way,
  ];
}

function postings({ total, articles }: OfAll, page: number, site: Site): JsonLd {
  return {
    '@type': 'ItemList',
    numberOfItems: total,
    itemListElement: articles.map((article, index) => ({
      '@type': 'ListItem',
      position: (page - 1) * CATEGORY_PAGE_SIZE + index + 1,
      item: posting(article, site),
    })),
  };
}

function posting(article: OfAll['articles'][number], site: Site): JsonLd {
  const { publicUrl } = site;
  const { slug, title, description, thumbnail, publishedAt, author } = article;
  return {
    '@type': 'BlogPosting',
    headline: title,
    url: `${publicUrl}/blog/${encodeURIComponent(slug)}`,
    ...(thumbnail && { image: new URL(thumbnail.url, publicUrl).href }),
    ...(description && { description }),
    datePublished: publishedAt,
    author: author?.trim() ? authorJsonLd(author, site) : { '@type': 'Person', name: UNKNOWN_AUTHOR },
  };
}
