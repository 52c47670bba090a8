import { isEmailAddress } from '../../lib/isEmailAddress';
import { missing } from '../../ui/form/missing';
import type { Problem } from '../../ui/form/problem';
import type { Typed } from '../../ui/form/readForm';

/** What is wrong with a message, in the order of document 1, section 5; that somebody is signed in comes before. */
export function contactProblem(typed: Typed): Problem | undefined {
  const at = missing(typed, ['name', 'email', 'message']);
  if (at) return { at, sentence: 'Please fill out all fields' };
  return isEmailAddress(typed['email'] ?? '')
    ? undefined
    : { at: ['email'], sentence: 'Invalid email address' };
}
