import type { RestContext } from './context';

/**
 * Whether the hidden field of a form was filled in, which only bots do. They get the same response as a success, so
 * that they learn nothing, but nothing is stored.
 */
export function isHoneypotFilled({ request: { body } }: Pick<RestContext, 'request'>): boolean {
  if (typeof body !== 'object' || body === null) return false;
  const left: unknown = Reflect.get(body, 'leave_empty');
  return left !== undefined && left !== null && left !== '';
}
