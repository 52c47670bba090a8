import type { Site } from '../../lib/site/site';
import { breadcrumbs } from '../../lib/seo/structured-data/breadcrumbs';
import { itemList } from '../../lib/seo/structured-data/item-list';
import type { JsonLd } from '../../lib/seo/structured-data/json-ld';
import { getDisplayName } from './display-name';
import type { PopularTopicsPageQuery } from './PopularTopicsPage.gen';

const PAGE = { name: 'Popular Topics', path: '/main-category' };

/** Structured data of Popular Topics: the topics in order, and the breadcrumbs. */
export function popularTopicsJsonLd(topics: PopularTopicsPageQuery['topics'], site: Site): JsonLd[] {
  if (topics.length === 0) return [];
  const items = topics.map(({ listName, slug }) => ({ name: getDisplayName(listName), path: `/${slug}` }));
  return [itemList(site, { ...PAGE, items }), breadcrumbs(site, [PAGE])];
}
