/** What search engines and social networks take from a page. */
export interface PageHead {
  title: string;
  description: string;
  address: string;
  noindex: boolean;
  share: { site: string; title: string; description: string; image: { url: string; alt: string } | null };
}

/** Reads it from the page as it was sent. */
export function readPageHead(page: Document): PageHead {
  const content = (selector: string): string =>
    page.querySelector(`meta[${selector}]`)?.getAttribute('content') ?? '';
  const image = content('property="og:image"');
  return {
    title: page.title,
    description: content('name="description"'),
    address: page.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? '',
    noindex: content('name="robots"').includes('noindex'),
    share: {
      site: content('property="og:site_name"'),
      title: content('property="og:title"'),
      description: content('property="og:description"'),
      image: image ? { url: toOwnAddress(image), alt: content('property="og:image:alt"') } : null,
    },
  };
}

/** The site names its pictures by its public address, which this computer may not reach. The admin has the same files. */
export function toOwnAddress(address: string): string {
  try {
    const { pathname, search } = new URL(address);
    return pathname + search;
  } catch {
    return address;
  }
}

/** As search engines write an address: `example.org › blog › night`. */
export function toBreadcrumb(address: string): string {
  try {
    const { host, pathname } = new URL(address);
    return [host, ...pathname.split('/').filter(Boolean).map(decodeURIComponent)].join(' › ');
  } catch {
    return address;
  }
}

/** Cuts at a word, roughly where search engines and social networks do. */
export function shorten(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most);
  const end = cut.lastIndexOf(' ');
  return `${end > most / 2 ? cut.slice(0, end) : cut} …`;
}
