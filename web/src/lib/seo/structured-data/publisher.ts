import type { Site } from '../../site/site';
import type { JsonLd } from './json-ld';

type Named = Pick<Site, 'name' | 'publicUrl' | 'logo'>;

/** The logo in search results; at least 112 px on each side. */
const LOGO = { path: '/icon-512.png', side: 512 };

/** The publisher, with the same `@id` on every page. */
export function organisation({ name, publicUrl, logo }: Named): JsonLd {
  return {
    '@type': 'Organization',
    '@id': `${publicUrl}/#organization`,
    name,
    url: `${publicUrl}/`,
    logo: {
      '@type': 'ImageObject',
      url: logo ? new URL(logo.url, publicUrl).href : publicUrl + LOGO.path,
      width: logo?.width ?? LOGO.side,
      height: logo?.height ?? LOGO.side,
    },
  };
}

/** The site that a page is part of. Its `@id` refers to the one described on the home page. */
export function isPartOfWebsite({ name, publicUrl }: Named): JsonLd {
  return { '@type': 'WebSite', '@id': `${publicUrl}/#website`, name, url: `${publicUrl}/` };
}

/** The site as a whole. */
export function website({ name, publicUrl }: Named, description: string): JsonLd {
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
