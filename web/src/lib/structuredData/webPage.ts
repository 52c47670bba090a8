import type { Site } from '../site';
import type { Thing } from './thing';

interface Page {
  /** From `/`. */
  path: string;
  name: string;
  description: string;
  /** ISO 8601 date or time of its text's last change. */
  dateModified: string;
}

/** A page of the site whose way `breadcrumbs` tells in the same graph. */
export function webPage(
  { publicUrl }: Pick<Site, 'publicUrl'>,
  { path, name, description, dateModified }: Page,
): Thing {
  const url = publicUrl + path;
  return {
    '@type': 'WebPage',
    '@id': url,
    url,
    name,
    description,
    dateModified,
    inLanguage: 'en',
    isPartOf: { '@id': `${publicUrl}/#website` },
    publisher: { '@id': `${publicUrl}/#organization` },
    breadcrumb: { '@id': `${url}#breadcrumbs` },
  };
}
