import { canonicalPath, splitTarget } from '../../http/canonical-address';
import { pageParameters } from './page-parameters';

/**
 * The address under which a page is rendered and cached: the canonical path, and the relevant query parameters in a
 * fixed order.
 * @param target path and query of the request, starting with `/`
 */
export function pageAddress(target: string): string {
  const { path, query } = splitTarget(target);
  const own = canonicalPath(path);
  const parameters = query === '' ? [] : pageParameters(own);
  if (parameters.length === 0) return own;
  const given = new URLSearchParams(query);
  const relevant = new URLSearchParams();
  for (const name of parameters) {
    const value = given.get(name);
    if (value) relevant.set(name, value);
  }
  return relevant.size > 0 ? `${own}?${relevant}` : own;
}

/**
 * The address of a redirect with the query parameters that the page ignores, so that tracking parameters of
 * advertisers and newsletters are kept.
 * @param location path and query of the new address
 * @param target the requested one
 */
export function redirectLocation(location: string, target: string): string {
  const { path, query } = splitTarget(target);
  if (query === '') return location;
  const rest = new URLSearchParams(query);
  const known = pageParameters(canonicalPath(path));
  if (known.length === 0) return location + query;
  for (const name of known) rest.delete(name);
  if (rest.size === 0) return location;
  return `${location}${location.includes('?') ? '&' : '?'}${rest}`;
}
