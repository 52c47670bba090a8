import type { RestContext } from './context';

/** The `?token=` from a link in a mail; empty when it is missing. */
export function linkToken({ querystring }: Pick<RestContext, 'querystring'>): string {
  return new URLSearchParams(querystring).get('token') ?? '';
}
