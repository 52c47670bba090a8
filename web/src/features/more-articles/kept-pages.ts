import type { ArticleCardFragment } from '../../ui/cards/ArticleCard/ArticleCard.gen';

/** What a list has loaded after its first page. */
export interface FurtherPages {
  /** How many. */
  pages: number;
  articles: readonly ArticleCardFragment[];
  /** Whether there is no more. */
  ended: boolean;
  /** How far down the reader was when the document was left, in pixels. */
  scrolled?: number;
}

const PREFIX = 'list ';
/** Their entries, the last first. */
const ENTRIES = 'lists';
/** Lists whose further pages are kept: nobody goes back farther, and a page of cards is some 20,000 characters. */
const MOST_LISTS = 5;

/**
 * Keeps them for whoever comes back to this entry of the tab's history, also after an article was loaded anew. Where the
 * browser gives no room, a list begins with its first page.
 * @param entry the entry's key and the list's address, without spaces
 */
export function keepPages(entry: string, further: FurtherPages): void {
  try {
    const { sessionStorage: store } = window;
    const entries = [entry, ...entriesIn(store).filter((other) => other !== entry)];
    for (const old of entries.slice(MOST_LISTS)) store.removeItem(PREFIX + old);
    store.setItem(ENTRIES, entries.slice(0, MOST_LISTS).join(' '));
    store.setItem(PREFIX + entry, JSON.stringify(further));
  } catch {
    // Full, or not there.
  }
}

export function keptPages(entry: string): FurtherPages | undefined {
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(PREFIX + entry) ?? 'null');
    return isFurtherPages(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

const entriesIn = (store: Storage): string[] => (store.getItem(ENTRIES) ?? '').split(' ').filter(Boolean);

/** What an earlier version of the site kept may lack what this one shows. */
function isFurtherPages(kept: unknown): kept is FurtherPages {
  if (typeof kept !== 'object' || kept === null) return false;
  if (!('pages' in kept && 'ended' in kept && 'articles' in kept)) return false;
  const { pages, ended, articles } = kept;
  const known = typeof pages === 'number' && typeof ended === 'boolean' && Array.isArray(articles);
  return known && articles.every(isCard);
}

function isCard(article: unknown): boolean {
  if (typeof article !== 'object' || article === null || !('categories' in article)) return false;
  const texts = Object.entries(article).filter(([name]) => ['id', 'slug', 'title'].includes(name));
  return (
    texts.length === 3 &&
    texts.every(([, text]) => typeof text === 'string') &&
    Array.isArray(article.categories)
  );
}
