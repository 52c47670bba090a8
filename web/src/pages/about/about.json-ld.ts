import type { Site } from '../../lib/site/site';
import { breadcrumbs } from '../../lib/seo/structured-data/breadcrumbs';
import { itemList } from '../../lib/seo/structured-data/item-list';
import { organisation, isPartOfWebsite } from '../../lib/seo/structured-data/publisher';
import type { JsonLd } from '../../lib/seo/structured-data/json-ld';
import { ABOUT_PATH, getAboutDescription, getAboutTitle } from './about-texts';
import { FOCUS_CATEGORIES, getFocusPath } from './focus';

/** Structured data of the about page: the publisher, and the pages that it links to. */
export function aboutJsonLd(site: Site): JsonLd[] {
  const url = site.publicUrl + ABOUT_PATH;
  const name = getAboutTitle(site);
  const publisher = organisation(site);
  const way = breadcrumbs(site, [{ name: 'About', path: ABOUT_PATH }]);
  return [
    {
      '@type': 'AboutPage',
      '@id': url,
      url,
      name,
      description: getAboutDescription(site),
      inLanguage: 'en',
      isPartOf: isPartOfWebsite(site),
      about: { '@id': publisher['@id'] },
      breadcrumb: { '@id': way['@id'] },
      mainEntity: itemList(site, {
        name: 'Find Your Focus',
        path: ABOUT_PATH,
        items: FOCUS_CATEGORIES.map((focus) => ({ name: focus.name, path: getFocusPath(focus) })),
      }),
    },
    publisher,
    way,
  ];
}
