import type { Site } from '../../lib/site/site';
import { breadcrumbs } from '../../lib/seo/structured-data/breadcrumbs';
import { itemList } from '../../lib/seo/structured-data/item-list';
import { isPartOfWebsite } from '../../lib/seo/structured-data/publisher';
import type { JsonLd } from '../../lib/seo/structured-data/json-ld';
import type { RelatedVideosPageQuery } from './RelatedVideosPage.gen';
import {
  VIDEOS_PAGE_SIZE,
  VIDEOS_NAME,
  getVideosDescription,
  getVideosPath,
  getVideosTitle,
} from './video-texts';

/** Structured data of a page of videos; nothing without videos. */
export function relatedVideosJsonLd(
  { total, articles }: RelatedVideosPageQuery['videoArticles'],
  page: number,
  site: Site,
): JsonLd[] {
  if (total === 0) return [];
  const path = getVideosPath(page);
  const url = site.publicUrl + path;
  const name = getVideosTitle(page);
  const items = articles.map(({ title, slug }) => ({
    name: title,
    path: `/blog/${encodeURIComponent(slug)}`,
  }));
  const way = breadcrumbs(site, [{ name: VIDEOS_NAME, path }]);
  return [
    {
      '@type': 'CollectionPage',
      '@id': url,
      url,
      name,
      description: getVideosDescription(page),
      inLanguage: 'en',
      isPartOf: isPartOfWebsite(site),
      breadcrumb: { '@id': way['@id'] },
      mainEntity: itemList(site, { name, path, items, of: total, after: (page - 1) * VIDEOS_PAGE_SIZE }),
    },
    way,
  ];
}
