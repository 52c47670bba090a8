import { logIn } from '../../features/session/log-in';
import type { Typed } from '../../ui/forms/Form/read-form';
import { missing } from '../../ui/forms/Form/missing';
import { refusalAt } from '../../ui/forms/Form/problem';
import { NO_ANSWER } from '../../ui/forms/Form/sentences';
import type { Outcome } from '../../ui/forms/Form/use-form';

/** After a successful login the page redirects, so it shows no notice. */
export async function submitLogin(typed: Typed): Promise<Outcome> {
  const unfilled = missing(typed, ['identifier', 'password']);
  if (unfilled) return unfilled;
  const { identifier = '', password = '' } = typed;
  const answer = await logIn(identifier.trim(), password);
  switch (answer.is) {
    case 'in':
      return undefined;
    case 'refused':
      return refusalAt('password', answer.sentence, answer.status);
    case 'unreachable':
      // The specification only requires logging the error, which the call does. The reader gets a message as well.
      return { sentence: NO_ANSWER, tone: 'bad' };
  }
}
