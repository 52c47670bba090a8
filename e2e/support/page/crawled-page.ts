import { Parser } from 'htmlparser2';

/** What a crawler without scripts sees of a page. */
interface CrawledPage {
  title: string;
  description: string;
  canonical: string;
  /** Number of first-level headings. */
  headings: number;
  /** Distinct internal links, as path and query. */
  links: string[];
}

/** Parses a page's HTML. Links are resolved against `address`. */
export function readCrawledPage(html: string, address: string): CrawledPage {
  const page = { title: '', description: '', canonical: '', headings: 0 };
  const links = new Set<string>();
  const { origin } = new URL(address);
  let isInTitle = false;
  const parser = new Parser({
    onopentag(name, { name: meta, content = '', rel, href }) {
      if (name === 'meta' && meta === 'description') page.description = content;
      if (name === 'link' && rel === 'canonical') page.canonical = href ?? '';
      if (name === 'h1') page.headings += 1;
      if (name === 'a' && href !== undefined) {
        const url = new URL(href, address);
        if (url.origin === origin) links.add(url.pathname + url.search);
      }
      // SVG images have titles too.
      isInTitle = name === 'title' && page.title === '';
    },
    ontext(text) {
      if (isInTitle) page.title += text;
    },
    onclosetag() {
      isInTitle = false;
    },
  });
  parser.end(html);
  return { ...page, links: [...links] };
}
