import * as v from 'valibot';
import { callApi } from '../../lib/api/call-api';
import { overlay } from '../../lib/site/overlay';
import { currentMember } from '../../lib/session/member';
import { storeSession } from '../../lib/session/stored-session';

const Session = v.object({ token: v.string(), user: v.looseObject({}) });

type LoginOutcome =
  | { is: 'in' }
  /** Without a status, the refusal comes from this browser. */
  | { is: 'refused'; sentence: string; status?: number }
  | { is: 'unreachable' };

/**
 * Logs a member in, for every tab of this browser (C29).
 * @param name a username or an email address: it is sent as both
 */
export async function logIn(name: string, password: string): Promise<LoginOutcome> {
  const response = await callApi({
    method: 'POST',
    path: '/users/login',
    body: { email: name, username: name, password },
  });
  if (response.is === 'unreachable') return response;
  if (response.is === 'refused') {
    const { sentence = 'Login failed. Please try again.', status } = response;
    return { is: 'refused', sentence, status };
  }
  const session = v.safeParse(Session, response.body);
  if (!session.success) return { is: 'unreachable' };
  const { token, user } = session.output;
  if (!currentMember(token, null)) {
    return refused(
      'Please check the date and time of your device. According to them, your login has already expired.',
    );
  }
  if (!storeSession(token, user)) {
    return refused('Your browser does not let this site store anything, so it cannot keep you logged in.');
  }
  // Removes what a guest saw, such as the prompt to log in.
  overlay.set(null);
  return { is: 'in' };
}

const refused = (sentence: string): LoginOutcome => ({ is: 'refused', sentence });
