import { isEmailAddress } from '../../lib/text/is-email-address';
import { findMissing } from '../../ui/forms/Form/find-missing';
import type { Problem } from '../../ui/forms/Form/problem';
import type { FormValues } from '../../lib/hydration/read-form';
import { NO_ADDRESS } from '../../ui/forms/Form/messages';

/** On this form the message is specified without its full stop. */
const FILL_OUT_ALL = 'Please fill out all fields';

/** The first validation error, in the specified order. The login check comes before it. */
export function validateContactForm(typed: FormValues): Problem | undefined {
  const unfilled = findMissing(typed, ['name', 'email', 'message'], FILL_OUT_ALL);
  if (unfilled) return unfilled;
  return isEmailAddress(typed['email'] ?? '') ? undefined : { at: ['email'], sentence: NO_ADDRESS };
}
