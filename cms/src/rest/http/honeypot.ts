import type { RestContext } from './context';

/**
 * Whether a form's field that people neither see nor fill in came filled: then a program filled in all there are. It is
 * answered like a success, so that it learns nothing, and nothing is kept of it.
 */
export function isTrapped({ request: { body } }: Pick<RestContext, 'request'>): boolean {
  if (typeof body !== 'object' || body === null) return false;
  const left: unknown = Reflect.get(body, 'leave_empty');
  return left !== undefined && left !== null && left !== '';
}
