import type { Site } from '../../site/site';
import type { Thing } from './json-ld';

type Named = Pick<Site, 'name' | 'publicUrl'>;

/** What search engines show as its logo; at least 112 px a side. */
const LOGO = { path: '/icon-512.png', side: 512 };

/** Who publishes: the same `@id` wherever it stands. */
export function organisation({ name, publicUrl }: Named): Thing {
  return {
    '@type': 'Organization',
    '@id': `${publicUrl}/#organization`,
    name,
    url: `${publicUrl}/`,
    logo: {
      '@type': 'ImageObject',
      url: publicUrl + LOGO.path,
      width: LOGO.side,
      height: LOGO.side,
    },
  };
}

/** The site that a page is part of: by its `@id` the one that home describes. */
export function partOfSite({ name, publicUrl }: Named): Thing {
  return { '@type': 'WebSite', '@id': `${publicUrl}/#website`, name, url: `${publicUrl}/` };
}

/** The site as a whole. */
export function website({ name, publicUrl }: Named, description: string): Thing {
  return {
    '@type': 'WebSite',
    '@id': `${publicUrl}/#website`,
    name,
    description,
    url: `${publicUrl}/`,
    inLanguage: 'en',
    publisher: { '@id': `${publicUrl}/#organization` },
  };
}
