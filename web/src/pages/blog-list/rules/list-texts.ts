import { groupDigits } from '../../../lib/text/group-digits';

/** What a page of the list shows. */
interface ListSubject {
  search?: string | null | undefined;
  /** A category's name. */
  category?: string | undefined;
  page: number;
}

/** The document title, unique to each list. */
export function getListTitle({ search, category, page }: ListSubject): string {
  const of = page > 1 ? `, page ${page}` : '';
  if (search) return `Search: ${search}${category ? ` in ${category}` : ''}${of}`;
  return (category ? `${category}: articles` : 'Health & Wellness Articles') + of;
}

export function getListDescription({ search, category, page }: ListSubject): string {
  const what = search
    ? `Articles that “${search}” finds${category ? ` in ${category}` : ''}`
    : `All articles on ${category ?? 'health and wellness'}, newest first`;
  return page > 1 ? `${what}: page ${page}.` : `${what}.`;
}

/** The number of articles, with the search and the category. */
export function getListSummary(total: number, { search, category, page }: ListSubject): string {
  const articles = total === 1 ? '1 article' : `${groupDigits(total)} articles`;
  const found = total === 0 ? 'No articles found' : articles;
  const of = `${search ? ` for “${search}”` : ''}${category ? ` in ${category}` : ''}`;
  return page > 1 ? `${found}${of}, page ${page}` : `${found}${of}${total === 0 ? '.' : ''}`;
}
