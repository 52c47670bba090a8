import { grouped } from '../../../lib/text/grouped';

/** What a page of the list shows. */
export interface Subject {
  search?: string | null | undefined;
  /** A category's name. */
  category?: string | undefined;
  page: number;
}

/** Of the browser's window, the same for no two lists. */
export function listTitle({ search, category, page }: Subject): string {
  const of = page > 1 ? `, page ${page}` : '';
  if (search) return `Search: ${search}${category ? ` in ${category}` : ''}${of}`;
  return (category ? `${category}: articles` : 'Health & Wellness Articles') + of;
}

export function listDescription({ search, category, page }: Subject): string {
  const what = search
    ? `Articles that “${search}” finds${category ? ` in ${category}` : ''}`
    : `All articles on ${category ?? 'health and wellness'}, newest first`;
  return page > 1 ? `${what}: page ${page}.` : `${what}.`;
}

/** How many articles there are, and of what. */
export function summarize(total: number, { search, category, page }: Subject): string {
  const articles = total === 1 ? '1 article' : `${grouped(total)} articles`;
  const found = total === 0 ? 'No articles found' : articles;
  const of = `${search ? ` for “${search}”` : ''}${category ? ` in ${category}` : ''}`;
  return page > 1 ? `${found}${of}, page ${page}` : `${found}${of}${total === 0 ? '.' : ''}`;
}
