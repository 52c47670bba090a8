import { ARTICLE } from '../listed-article';
import { getView } from './view-address';

/** Strapi's key for the filters and the order that it adds to an address without them. */
const REMEMBERED = `STRAPI_LIST_VIEW_SETTINGS:${ARTICLE}`;

/**
 * The address of a view that somebody has shared or bookmarked shows what it says: Strapi would add the filters that
 * were last used in this browser. Call it before the list is loaded.
 */
export function openViewsAsAddressed({ pathname, search }: Location, storage: Storage): void {
  if (!pathname.endsWith(`/collection-types/${ARTICLE}`) || getView(search) === 'all') return;
  for (const key of Object.keys(storage).filter((name) => name.startsWith(REMEMBERED)))
    storage.removeItem(key);
}
