import { logIn } from '../../features/session/log-in';
import type { FormValues } from '../../lib/hydration/read-form';
import { findMissing } from '../../ui/forms/Form/find-missing';
import { serverProblem } from '../../ui/forms/Form/problem';
import { NO_RESPONSE } from '../../ui/forms/Form/messages';
import type { Outcome } from '../../ui/forms/Form/use-form';

/** After a successful login the page redirects, so it shows no notice. */
export async function submitLogin(typed: FormValues): Promise<Outcome> {
  const unfilled = findMissing(typed, ['identifier', 'password']);
  if (unfilled) return unfilled;
  const { identifier = '', password = '' } = typed;
  const result = await logIn(identifier.trim(), password);
  switch (result.is) {
    case 'in':
      return undefined;
    case 'refused':
      return serverProblem('password', result.sentence, result.status);
    case 'unreachable':
      // The specification only requires logging the error, which the call does. The reader gets a message as well.
      return { sentence: NO_RESPONSE, tone: 'bad' };
  }
}
