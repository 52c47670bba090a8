import { SITE_PAGES } from '../categories/site-pages.gen';

/** A page of this site, as the path of a link names it. */
export interface SitePage {
  kind: 'article' | 'category' | 'page';
  slug: string;
}

const SLUG = /^[\w-]+$/;

/**
 * The page to which a path of this site leads, such as `/blog/what-naps-do#how-long`.
 * @returns undefined for files, feeds and everything else that is no page with a name
 */
export function parseSitePath(address: string): SitePage | undefined {
  if (!address.startsWith('/')) return undefined;
  const segments = (address.split(/[?#]/)[0] ?? '').split('/').filter(Boolean);
  const [first = '', slug, ...more] = segments;
  if (first === '') return { kind: 'page', slug: '' };
  if (more.length > 0 || !segments.every((segment) => SLUG.test(segment))) return undefined;
  if (slug !== undefined) {
    if (first === 'blog') return { kind: 'article', slug };
    return first === 'category' || first === 'categories-list' ? { kind: 'category', slug } : undefined;
  }
  return { kind: SITE_PAGES.has(first) ? 'page' : 'category', slug: first };
}

/** The path of an address that names this site, such as `https://example.org/sleep`; all else as it is. */
export function toSitePath(address: string, publicUrl: string): string {
  const site = new URL(publicUrl);
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const isOurs = url?.host === site.host && /^https?:$/.test(url.protocol);
  return url && isOurs ? `${url.pathname}${url.search}${url.hash}` : address;
}
