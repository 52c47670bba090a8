import { logIn } from '../../features/session/logIn';
import type { Typed } from '../../ui/form/readForm';
import { missing } from '../../ui/form/missing';
import { refusalAt } from '../../ui/form/problem';
import { NO_ANSWER } from '../../ui/form/sentences';
import type { Outcome } from '../../ui/form/useForm';

/** Whoever is logged in then leaves the page: nothing is said. */
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
      // The specification has this logged only (it is, by the call); nobody is left without a sign.
      return { sentence: NO_ANSWER, tone: 'bad' };
  }
}
