import type { Site } from '../../lib/site/site';
import { breadcrumbs } from '../../lib/seo/structured-data/breadcrumbs';
import { itemList } from '../../lib/seo/structured-data/item-list';
import { organisation, partOfSite } from '../../lib/seo/structured-data/publisher';
import type { Thing } from '../../lib/seo/structured-data/json-ld';
import { ABOUT_PATH, aboutDescription, aboutTitle } from './about-texts';
import { FOCUS, focusPath } from './focus';

/** Structured data of the about page: the publisher, and the pages that it links to. */
export function aboutJsonLd(site: Site): Thing[] {
  const url = site.publicUrl + ABOUT_PATH;
  const name = aboutTitle(site);
  const publisher = organisation(site);
  const way = breadcrumbs(site, [{ name: 'About', path: ABOUT_PATH }]);
  return [
    {
      '@type': 'AboutPage',
      '@id': url,
      url,
      name,
      description: aboutDescription(site),
      inLanguage: 'en',
      isPartOf: partOfSite(site),
      about: { '@id': publisher['@id'] },
      breadcrumb: { '@id': way['@id'] },
      mainEntity: itemList(site, {
        name: 'Find Your Focus',
        path: ABOUT_PATH,
        items: FOCUS.map((focus) => ({ name: focus.name, path: focusPath(focus) })),
      }),
    },
    publisher,
    way,
  ];
}
