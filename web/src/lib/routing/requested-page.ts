import { notFound } from './not-found';

/** Far more pages than any list has: the CMS takes no larger numbers. */
const MOST_DIGITS = 6;

/**
 * The page of a list that an address asks for: `?page=2`; without it the first.
 * @throws a 404 Response where it is no number of a page
 */
export function parsePage(address: string): number {
  const asked = new URL(address).searchParams.get('page');
  if (!asked) return 1;
  if (!/^[1-9]\d*$/.test(asked) || asked.length > MOST_DIGITS) throw notFound();
  return Number(asked);
}

/** The address of a page of a list: that of the first is the list's own. */
export function pagePath(path: string, page: number): string {
  if (page === 1) return path;
  return `${path}${path.includes('?') ? '&' : '?'}page=${page}`;
}
