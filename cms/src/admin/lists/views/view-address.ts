/** The views of the list of articles, in their order; `all` has no parameter. */
export const VIEWS = ['all', 'mine', 'my-drafts', 'drafts', 'scheduled', 'needs-work'] as const;
export type View = (typeof VIEWS)[number];

export const VIEW_NAMES: Readonly<Record<View, string>> = {
  all: 'All',
  mine: 'Mine',
  'my-drafts': 'My drafts',
  drafts: 'Drafts',
  scheduled: 'Scheduled',
  'needs-work': 'Needs work',
};

const VIEW = 'view';
/** Where in the list somebody is, which is no part of a view. */
const PLACE = ['page', 'pageSize'];

/** @param search the query of the list's address */
export function getView(search: string): View {
  const named = new URLSearchParams(search).get(VIEW);
  return VIEWS.find((view) => view === named) ?? 'all';
}

/** The address of a view with the filters, the order and the search of this one, at its first page. */
export function withView(search: string, view: View): string {
  const parameters = new URLSearchParams(search);
  parameters.delete('page');
  if (view === 'all') parameters.delete(VIEW);
  else parameters.set(VIEW, view);
  return toSearch(parameters);
}

const SORT = 'sort';

/** How the list is sorted, such as `title:ASC`; empty: as it is by default. */
export const getSort = (search: string): string => new URLSearchParams(search).get(SORT) ?? '';

/** The same address in another order, at its first page. */
export function withSort(search: string, sort: string): string {
  const parameters = new URLSearchParams(search);
  parameters.delete('page');
  parameters.set(SORT, sort);
  return toSearch(parameters);
}

/** What an editor saves of an address: the view, the filters, the order and the search. */
export function toSavedQuery(search: string): string {
  const parameters = new URLSearchParams(search);
  for (const name of PLACE) parameters.delete(name);
  return parameters.toString();
}

/** The address of a saved view. */
export const fromSavedQuery = (query: string): string => toSearch(new URLSearchParams(query));

/** Whether two queries select the same articles in the same order. */
export function isSameQuery(one: string, other: string): boolean {
  const sort = (search: string) =>
    new URLSearchParams([...new URLSearchParams(toSavedQuery(search))].toSorted(compareEntries)).toString();
  return sort(one) === sort(other);
}

const compareEntries = (one: readonly string[], other: readonly string[]): number =>
  one.join('=') < other.join('=') ? -1 : 1;

/** An address without parameters would get those that Strapi remembers. */
function toSearch(parameters: URLSearchParams): string {
  const query = parameters.toString();
  return query === '' ? '?page=1' : `?${query}`;
}
