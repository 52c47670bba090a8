import { isEmailAddress } from '../../lib/text/is-email-address';
import { missing } from '../../ui/forms/Form/missing';
import type { Problem } from '../../ui/forms/Form/problem';
import type { Typed } from '../../ui/forms/Form/read-form';
import { NO_ADDRESS } from '../../ui/forms/Form/sentences';

/** On this form the sentence is specified without its full stop. */
const FILL_OUT_ALL = 'Please fill out all fields';

/** What is wrong with a message, in the specified order; that somebody is signed in comes before. */
export function contactProblem(typed: Typed): Problem | undefined {
  const unfilled = missing(typed, ['name', 'email', 'message'], FILL_OUT_ALL);
  if (unfilled) return unfilled;
  return isEmailAddress(typed['email'] ?? '') ? undefined : { at: ['email'], sentence: NO_ADDRESS };
}
