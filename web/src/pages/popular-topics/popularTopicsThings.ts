import type { Site } from '../../lib/site';
import { breadcrumbs } from '../../lib/structuredData/breadcrumbs';
import { itemList } from '../../lib/structuredData/itemList';
import type { Thing } from '../../lib/structuredData/thing';
import { listedName, listedPath } from './listedName';
import type { PopularTopicsPageQuery } from './PopularTopicsPage.gen';

const PAGE = { name: 'Popular Topics', path: '/main-category' };

/** What Popular Topics tells search engines: its topics in their order, and where it stands. */
export function popularTopicsThings(topics: PopularTopicsPageQuery['topics'], site: Site): Thing[] {
  if (topics.length === 0) return [];
  const items = topics.map(({ listName }) => ({ name: listedName(listName), path: listedPath(listName) }));
  return [itemList(site, { ...PAGE, items }), breadcrumbs(site, [PAGE])];
}
