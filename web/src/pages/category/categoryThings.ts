import { pagePath } from '../../lib/askedPage';
import type { Site } from '../../lib/site';
import { breadcrumbs } from '../../lib/structuredData/breadcrumbs';
import { partOfSite } from '../../lib/structuredData/publisher';
import type { Thing } from '../../lib/structuredData/thing';
import { titleCased } from '../../lib/titleCased';
import type { AllCategoriesPageQuery } from './AllCategoriesPage.gen';
import type { CategoryPageQuery } from './CategoryPage.gen';
import { CATEGORY_LENGTH } from './categoryLength';
import { categoryDescription, categoryPath } from './categoryTexts';

type OfCategory = NonNullable<CategoryPageQuery['category']>;
type OfAll = AllCategoriesPageQuery['allCategories'];

/** Document 2, section 2.3. */
const UNKNOWN_AUTHOR = 'Author';

/** What a category page tells search engines, in the words of schema.org: its posts, and the way to it. */
export function categoryThings(shown: OfCategory | OfAll, page: number, site: Site): Thing[] {
  const category = 'category' in shown ? shown.category : null;
  const topic = 'topic' in shown ? shown.topic : null;
  const name = titleCased(category?.name ?? 'All Categories');
  const path = pagePath(categoryPath(category), page);
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
      description: categoryDescription(name, page),
      inLanguage: 'en',
      isPartOf: partOfSite(site),
      breadcrumb: { '@id': way['@id'] },
      mainEntity: {
        '@type': 'ItemList',
        numberOfItems: shown.total,
        itemListElement: shown.articles.map((article, index) => ({
          '@type': 'ListItem',
          position: (page - 1) * CATEGORY_LENGTH + index + 1,
          item: posting(article, site),
        })),
      },
    },
    way,
  ];
}

function posting(article: OfAll['articles'][number], { publicUrl }: Site): Thing {
  const { slug, title, description, thumbnail, publishedAt, author } = article;
  return {
    '@type': 'BlogPosting',
    headline: title,
    url: `${publicUrl}/blog/${encodeURIComponent(slug)}`,
    ...(thumbnail && { image: new URL(thumbnail.url, publicUrl).href }),
    ...(description && { description }),
    datePublished: publishedAt,
    author: { '@type': 'Person', name: author?.trim() || UNKNOWN_AUTHOR },
  };
}
