import { fail, type RestContext } from './context';
import type { ListQuery } from './list-query';

/** Leads on to where the call has its answer now: a path with its query. */
export function leadTo(ctx: RestContext, what: string, location: string): void {
  ctx.set('Location', location);
  fail(ctx, 301, `${what} is now at ${location}.`);
}

/**
 * The same question about the category of this slug. Of the parameters that the call knows alone: the answer is kept for
 * all who ask with these.
 */
export function askedOfCategory({ path }: Pick<RestContext, 'path'>, asked: ListQuery, slug: string): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...asked, category: slug })) query.set(name, String(value));
  return `${path}?${query.toString()}`;
}
