import { notFound } from './not-found';

/** Far more pages than any list has. The CMS accepts no larger numbers. */
const MOST_DIGITS = 6;

/**
 * The page number in an address: 2 for `?page=2`, 1 without it.
 * @throws a 404 Response if it is not a page number
 */
export function parsePage(address: string): number {
  const requested = new URL(address).searchParams.get('page');
  if (!requested) return 1;
  if (!/^[1-9]\d*$/.test(requested) || requested.length > MOST_DIGITS) throw notFound();
  return Number(requested);
}

/** The address of a page of a list. The first page has the list's own address. */
export function pagePath(path: string, page: number): string {
  if (page === 1) return path;
  return `${path}${path.includes('?') ? '&' : '?'}page=${page}`;
}
