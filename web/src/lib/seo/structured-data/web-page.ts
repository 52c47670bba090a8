import type { Site } from '../../site/site';
import { organisation, isPartOfWebsite } from './publisher';
import type { JsonLd } from './json-ld';

interface Page {
  /** Starts with `/`. */
  path: string;
  name: string;
  description: string;
  /** ISO 8601 date or time of the last change of its text. */
  dateModified: string;
}

/** A page of the site. Its breadcrumbs must be in the same graph. */
export function webPage(
  site: Pick<Site, 'name' | 'publicUrl' | 'logo'>,
  { path, name, description, dateModified }: Page,
): JsonLd {
  const url = site.publicUrl + path;
  return {
    '@type': 'WebPage',
    '@id': url,
    url,
    name,
    description,
    dateModified,
    inLanguage: 'en',
    isPartOf: isPartOfWebsite(site),
    publisher: organisation(site),
    breadcrumb: { '@id': `${url}#breadcrumbs` },
  };
}
