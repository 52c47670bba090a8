import type { Site } from '../../site/site';
import { organisation, partOfSite } from './publisher';
import type { Thing } from './json-ld';

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
  site: Pick<Site, 'name' | 'publicUrl'>,
  { path, name, description, dateModified }: Page,
): Thing {
  const url = site.publicUrl + path;
  return {
    '@type': 'WebPage',
    '@id': url,
    url,
    name,
    description,
    dateModified,
    inLanguage: 'en',
    isPartOf: partOfSite(site),
    publisher: organisation(site),
    breadcrumb: { '@id': `${url}#breadcrumbs` },
  };
}
