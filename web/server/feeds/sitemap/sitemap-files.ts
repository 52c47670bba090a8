import { xmlElement, xmlDocument, type Xml } from '../xml';

/** An address of the site that search engines may list. */
export interface Address {
  /** The path, percent-encoded. */
  path: string;
  /** The last change, ISO 8601 in UTC; undefined if unknown. */
  changedAt?: string | undefined;
}

interface Options {
  publicUrl: string;
  /** The most addresses per file. */
  most?: number;
}

/** A file of addresses with the latest change of them; '' if unknown. */
interface Part {
  urls: Xml[];
  changedAt: string;
}

/**
 * The limit of search engines per file. Their other limit, 50 MB, is never reached: an address takes at most 400
 * bytes.
 */
const MOST = 50_000;
const NAMESPACE = { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' };

/**
 * The files of a sitemap, XML by path: `/sitemap.xml` alone or, if one file cannot contain all addresses, as the
 * index of `/sitemap-1.xml`, `/sitemap-2.xml` and so on.
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
    // Generated in chunks: fifty thousand in one go would block other requests for a tenth of a second.
    open.urls.push(entry('url', address, publicUrl));
    // ISO 8601 in UTC sorts alphabetically.
    if (address.changedAt && address.changedAt > open.changedAt) open.changedAt = address.changedAt;
  }

  if (parts.length === 1) return new Map([['/sitemap.xml', urlset(open)]]);
  const numbered = parts.map((part, index) => ({ ...part, path: `/sitemap-${index + 1}.xml` }));
  const index = xmlElement(
    'sitemapindex',
    NAMESPACE,
    numbered.map((part) => entry('sitemap', part, publicUrl)),
  );
  return new Map([
    ['/sitemap.xml', xmlDocument(index)],
    ...numbered.map((part) => [part.path, urlset(part)] as const),
  ]);
}

const urlset = ({ urls }: Part): string => xmlDocument(xmlElement('urlset', NAMESPACE, urls));

function entry(
  name: 'url' | 'sitemap',
  { path, changedAt }: { path: string; changedAt?: string | undefined },
  publicUrl: string,
): Xml {
  return xmlElement(name, {}, [
    xmlElement('loc', {}, publicUrl + path),
    ...(changedAt ? [xmlElement('lastmod', {}, changedAt)] : []),
  ]);
}
