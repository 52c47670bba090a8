import type { StoredCategory } from './all-categories';

/** Both addresses of a topic with a hub: the hub, and the list of its articles. */
export function categoryPages({ slug, hub }: Pick<StoredCategory, 'slug' | 'hub'>): string[] {
  return [...(hub ? [`/${slug}`] : []), `/category/${slug}`];
}
