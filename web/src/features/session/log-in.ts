import * as v from 'valibot';
import { callApi } from '../../lib/api/call-api';
import { overlay } from '../../lib/site/overlay';
import { presentMember } from '../../lib/session/member';
import { storeSession } from '../../lib/session/stored-session';

const Session = v.object({ token: v.string(), user: v.looseObject({}) });

export type LoggedIn =
  | { is: 'in' }
  /** Without a status it was this browser that did. */
  | { is: 'refused'; sentence: string; status?: number }
  | { is: 'unreachable' };

/**
 * Logs somebody in, for every tab of this browser (C29).
 * @param name a username or an e-mail address: it is sent as both
 */
export async function logIn(name: string, password: string): Promise<LoggedIn> {
  const answered = await callApi({
    method: 'POST',
    path: '/users/login',
    body: { email: name, username: name, password },
  });
  if (answered.is === 'unreachable') return answered;
  if (answered.is === 'refused') {
    const { sentence = 'Login failed. Please try again.', status } = answered;
    return { is: 'refused', sentence, status };
  }
  const session = v.safeParse(Session, answered.body);
  if (!session.success) return { is: 'unreachable' };
  const { token, user } = session.output;
  if (!presentMember(token, null)) {
    return refused('Please check the date and the time of your device: by them your login is over already.');
  }
  if (!storeSession(token, user)) {
    return refused('Your browser does not let this site store anything, so it cannot keep you logged in.');
  }
  // What was said to a guest, such as to log in.
  overlay.set(null);
  return { is: 'in' };
}

const refused = (sentence: string): LoggedIn => ({ is: 'refused', sentence });
