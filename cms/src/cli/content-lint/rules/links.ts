import type { Block, InlinePart } from '../../../blocks/block';
import { suggestNearest } from '../../content-files/model/nearest';
import type { RuleFinding } from '../finding';
import { isKnownPath, type Site } from '../site';
import type { Subject } from '../subject';

/** Links within the site and suggestions must lead to existing pages and articles. */
export function checkLinks({ article, blocks }: Subject, site: Site): RuleFinding[] {
  const dead = blocks.flatMap(({ path: at, block }) =>
    addressesIn(block)
      .flatMap((address) => pathWithin(address) ?? [])
      .filter((path) => !isKnownPath(path, site))
      .map((path) => ({ path: at, message: `${path} leads nowhere${hintFor(path, site)}` })),
  );
  const missing = article.suggestedBlogs.flatMap((slug, at) =>
    site.articles.has(slug)
      ? []
      : [
          {
            path: ['suggestedBlogs', at],
            message: `no article has the address "${slug}"${suggestNearest(slug, site.articles)}`,
          },
        ],
  );
  return [...dead, ...missing];
}

function addressesIn(block: Block): string[] {
  switch (block.type) {
    case 'link':
      return [block.url];
    case 'paragraph':
      return linked(block.inline);
    case 'list':
    case 'ordered-list':
      return block.items.flatMap(({ inline }) => linked(inline));
    case 'table':
      return [...block.headers, ...block.rows.flat()].flatMap(({ inline }) => linked(inline));
    case 'raw-html':
      return [...block.content.matchAll(/ href="([^"]*)"/g)].map(([, address = '']) => address);
    default:
      return [];
  }
}

const linked = (inline: readonly InlinePart[]): string[] =>
  inline.flatMap((part) => (part.type === 'link' ? [part.url] : []));

/** Null for other sites, mail, and files of the media library. */
function pathWithin(address: string): string | null {
  if (!address.startsWith('/') || address.startsWith('/uploads/')) return null;
  return address.replace(/[?#].*$/s, '');
}

function hintFor(path: string, site: Site): string {
  const slug = /^\/blog\/([^/]+)/.exec(path)?.[1];
  return slug === undefined ? ': link to a page of the site' : suggestNearest(slug, site.articles);
}
