import { notFound } from './not-found';

/** Far more pages than any list has. The CMS accepts no larger numbers. */
const MOST_DIGITS = 6;

/**
 * The page number in an address: 2 for `?page=2`, 1 without it.
 * @throws a 404 Response if it is not a page number
 */
export function parsePage(address: string): number {
  const asked = new URL(address).searchParams.get('page');
  if (!asked) return 1;
  if (!/^[1-9]\d*$/.test(asked) || asked.length > MOST_DIGITS) throw notFound();
  return Number(asked);
}

/** The address of a page of a list. The first page has the list's own address. */
export function pagePath(path: string, page: number): string {
  if (page === 1) return path;
  return `${path}${path.includes('?') ? '&' : '?'}page=${page}`;
}
