import type { ArticleCardFragment } from '../../ui/cards/ArticleCard/ArticleCard.gen';

/** The pages that a list has loaded after its first page. */
export interface FurtherPages {
  /** The number of pages. */
  pages: number;
  articles: readonly ArticleCardFragment[];
  /** Whether there are no more. */
  ended: boolean;
  /** The scroll position in pixels when the document was left. */
  scrolled?: number;
}

const PREFIX = 'list ';
/** The keys of the history entries, the latest first. */
const ENTRIES = 'lists';
/**
 * The number of lists whose pages are stored: nobody goes back further, and a page of cards has some 20,000
 * characters.
 */
const MOST_LISTS = 5;

/**
 * Stores pages for a return to this history entry, also after an article was opened by a full page load. If the
 * browser's storage is full, the list starts with its first page.
 * @param entry the entry's key and the list's address, without spaces
 */
export function storePages(entry: string, further: FurtherPages): void {
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

export function readStoredPages(entry: string): FurtherPages | undefined {
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(PREFIX + entry) ?? 'null');
    return isFurtherPages(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

const entriesIn = (store: Storage): string[] => (store.getItem(ENTRIES) ?? '').split(' ').filter(Boolean);

/** Pages stored by an earlier version of the site may lack fields that this one shows. */
function isFurtherPages(stored: unknown): stored is FurtherPages {
  if (typeof stored !== 'object' || stored === null) return false;
  if (!('pages' in stored && 'ended' in stored && 'articles' in stored)) return false;
  const { pages, ended, articles } = stored;
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
