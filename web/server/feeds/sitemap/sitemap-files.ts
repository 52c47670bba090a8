import { element, xmlDocument, type Xml } from '../xml';

/** An address of the site that search engines may list. */
export interface Address {
  /** From `/`, encoded as it stands in an address. */
  path: string;
  /** When what is there changed last, ISO 8601 in UTC; undefined where nobody can say. */
  changedAt?: string | undefined;
}

interface Options {
  publicUrl: string;
  /** Addresses in one file at most. */
  most?: number;
}

/** A file of addresses, and when the latest of them changed; '' where nobody can say. */
interface Part {
  urls: Xml[];
  changedAt: string;
}

/** What search engines read of one file; its other limit, 50 MB, is never met: an address takes 400 bytes at most. */
const MOST = 50_000;
const NAMESPACE = { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' };

/**
 * The files of a sitemap, XML by path: `/sitemap.xml` alone, or, where one file cannot hold all addresses, as the index of
 * `/sitemap-1.xml`, `/sitemap-2.xml` and so on.
 */
export async function sitemapFiles(
  addresses: AsyncIterable<Address>,
  { publicUrl, most = MOST }: Options,
): Promise<Map<string, string>> {
  let open: Part = { urls: [], changedAt: '' };
  const parts = [open];
  for await (const address of addresses) {
    if (open.urls.length === most) {
      open = { urls: [], changedAt: '' };
      parts.push(open);
    }
    // Written as they come: fifty thousand at once would keep readers waiting for a tenth of a second.
    open.urls.push(entry('url', address, publicUrl));
    // ISO 8601 in UTC goes by the alphabet.
    if (address.changedAt && address.changedAt > open.changedAt) open.changedAt = address.changedAt;
  }

  if (parts.length === 1) return new Map([['/sitemap.xml', urlset(open)]]);
  const numbered = parts.map((part, index) => ({ ...part, path: `/sitemap-${index + 1}.xml` }));
  const index = element(
    'sitemapindex',
    NAMESPACE,
    numbered.map((part) => entry('sitemap', part, publicUrl)),
  );
  return new Map([
    ['/sitemap.xml', xmlDocument(index)],
    ...numbered.map((part) => [part.path, urlset(part)] as const),
  ]);
}

const urlset = ({ urls }: Part): string => xmlDocument(element('urlset', NAMESPACE, urls));

function entry(
  name: 'url' | 'sitemap',
  { path, changedAt }: { path: string; changedAt?: string | undefined },
  publicUrl: string,
): Xml {
  return element(name, {}, [
    element('loc', {}, publicUrl + path),
    ...(changedAt ? [element('lastmod', {}, changedAt)] : []),
  ]);
}
