import { logIn } from '../../features/session/log-in';
import { callApi } from '../../lib/api/call-api';
import { showNews } from '../../ui/messages/Alert/show-alert';
import type { FormValues } from '../../lib/hydration/read-form';
import type { Outcome } from '../../ui/forms/Form/use-form';
import { HONEYPOT } from '../../ui/forms/Honeypot/Honeypot';
import { validateSignup } from './validate-signup';

const FAILED = 'An error occurred during signup.';

/** Signs up and then logs in, as specified. A logged-in member is redirected, so this shows no notice. */
export async function signUp(typed: FormValues): Promise<Outcome> {
  const problem = validateSignup(typed);
  if (problem) return problem;
  const { username = '', email = '', password = '' } = typed;
  const address = email.trim();
  const response = await callApi({
    method: 'POST',
    path: '/users/signup',
    body: { username: username.trim(), email: address, password, [HONEYPOT]: typed[HONEYPOT] ?? '' },
  });
  if (response.is === 'unreachable') return alert(FAILED);
  if (response.is === 'refused') return refusal(response.sentence);
  const loggedIn = await logIn(address, password);
  if (loggedIn.is === 'in') {
    showNews('Your account is ready, and you are logged in.');
    return undefined;
  }
  return alert(loggedIn.is === 'refused' ? loggedIn.sentence : 'Your account is ready. Please log in.');
}

/** Shows the error at its field if the message identifies one. */
function refusal(sentence = FAILED): Outcome {
  if (sentence.includes('Email already exists')) {
    return { at: ['email'], sentence: 'Email already exists. Please try a different email.' };
  }
  return /\busername\b/i.test(sentence) ? { at: ['username'], sentence } : alert(sentence);
}

const alert = (sentence: string): Outcome => ({ sentence, tone: 'bad' });
