import type { Site } from '../../lib/site/site';
import { breadcrumbs } from '../../lib/seo/structured-data/breadcrumbs';
import { itemList } from '../../lib/seo/structured-data/item-list';
import { partOfSite } from '../../lib/seo/structured-data/publisher';
import type { Thing } from '../../lib/seo/structured-data/json-ld';
import type { RelatedVideosPageQuery } from './RelatedVideosPage.gen';
import { VIDEOS_LENGTH, VIDEOS_NAME, videosDescription, videosPath, videosTitle } from './video-texts';

/** Structured data of a page of videos; nothing without videos. */
export function relatedVideosJsonLd(
  { total, articles }: RelatedVideosPageQuery['videoArticles'],
  page: number,
  site: Site,
): Thing[] {
  if (total === 0) return [];
  const path = videosPath(page);
  const url = site.publicUrl + path;
  const name = videosTitle(page);
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
      description: videosDescription(page),
      inLanguage: 'en',
      isPartOf: partOfSite(site),
      breadcrumb: { '@id': way['@id'] },
      mainEntity: itemList(site, { name, path, items, of: total, after: (page - 1) * VIDEOS_LENGTH }),
    },
    way,
  ];
}
