import { fail, type RestContext } from './context';
import type { ListQuery } from './list-query';

/** Redirects to the current URL of a call: a path with its query. */
export function redirectTo(ctx: RestContext, what: string, location: string): void {
  ctx.set('Location', location);
  fail(ctx, 301, `${what} is now at ${location}.`);
}

/**
 * The same query for the category with this slug. Contains only parameters that the call supports, because the response
 * is cached for everybody who sends these.
 */
export function queryForCategory(
  { path }: Pick<RestContext, 'path'>,
  query: ListQuery,
  slug: string,
): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...query, category: slug }))
    parameters.set(name, String(value));
  return `${path}?${parameters.toString()}`;
}
