import type { RestContext } from './context';

/** What a link in a mail carries, `?token=`; empty where it carries nothing. */
export function linkToken({ querystring }: Pick<RestContext, 'querystring'>): string {
  return new URLSearchParams(querystring).get('token') ?? '';
}
