import { ownPath, splitTarget } from '../http/own-address';
import { pageParameters } from './page-parameters';

/**
 * The address a page is made and kept under: its path in the one spelling, and of the query those parameters that
 * matter, in order.
 * @param target path and query as they stand in the request, from `/`
 */
export function pageAddress(target: string): string {
  const { path, query } = splitTarget(target);
  const own = ownPath(path);
  const parameters = query === '' ? [] : pageParameters(own);
  if (parameters.length === 0) return own;
  const given = new URLSearchParams(query);
  const kept = new URLSearchParams();
  for (const name of parameters) {
    const value = given.get(name);
    if (value) kept.set(name, value);
  }
  return kept.size > 0 ? `${own}?${kept}` : own;
}

/**
 * Where a page has moved to, with those parameters that the page itself takes no notice of: what an advertiser or a
 * newsletter adds to count its readers is not lost on the way.
 * @param location path and query of the new address
 * @param target as it was asked for
 */
export function movedTo(location: string, target: string): string {
  const { path, query } = splitTarget(target);
  if (query === '') return location;
  const rest = new URLSearchParams(query);
  const known = pageParameters(ownPath(path));
  if (known.length === 0) return location + query;
  for (const name of known) rest.delete(name);
  if (rest.size === 0) return location;
  return `${location}${location.includes('?') ? '&' : '?'}${rest}`;
}
