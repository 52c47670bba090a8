import { element, xmlDocument, type Xml } from './xml';

/** An address of the site that search engines may list. */
export interface Address {
  /** From `/`, encoded as it stands in an address. */
  path: string;
  /** When what is there changed last, ISO 8601 in UTC; undefined where nobody can say. */
  changedAt?: string;
}

interface Options {
  publicUrl: string;
  /** Addresses in one file at most. */
  most?: number;
}

/** A finished file of addresses, and when the latest of them changed. */
interface Part {
  xml: string;
  changedAt: string | undefined;
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
  const parts: Part[] = [];
  let open: Address[] = [];
  const close = (): void => {
    parts.push(partOf(open, publicUrl));
    open = [];
  };
  for await (const address of addresses) {
    if (open.length === most) close();
    open.push(address);
  }
  close();

  const [only, ...others] = parts;
  if (only && others.length === 0) return new Map([['/sitemap.xml', only.xml]]);
  const numbered = parts.map((part, index) => ({ ...part, path: `/sitemap-${index + 1}.xml` }));
  const index = element(
    'sitemapindex',
    NAMESPACE,
    numbered.map((part) => entry('sitemap', part, publicUrl)),
  );
  return new Map([
    ['/sitemap.xml', xmlDocument(index)],
    ...numbered.map(({ path, xml }) => [path, xml] as const),
  ]);
}

function partOf(addresses: readonly Address[], publicUrl: string): Part {
  const urls = addresses.map((address) => entry('url', address, publicUrl));
  const moments = addresses.map(({ changedAt }) => changedAt).filter((moment) => moment !== undefined);
  return {
    xml: xmlDocument(element('urlset', NAMESPACE, urls)),
    // ISO 8601 in UTC goes by the alphabet.
    changedAt: moments.reduce((latest, moment) => (moment > latest ? moment : latest), '') || undefined,
  };
}

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
