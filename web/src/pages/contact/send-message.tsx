import { LoginFlowLink } from '../../features/session/LoginFlowLink';
import { callAsMember } from '../../lib/api/call-as-member';
import { SESSION_EXPIRED } from '../../lib/session/login-prompts';
import { storedMember } from '../../lib/session/stored-member';
import { endSession, storedToken } from '../../lib/session/stored-session';
import type { FormValues } from '../../lib/hydration/read-form';
import type { Notice, Outcome } from '../../ui/forms/Form/use-form';
import { HONEYPOT } from '../../ui/forms/Honeypot/Honeypot';
import { validateContactForm } from './validate-contact-form';

/** How long the confirmation is shown. */
const SENT_FOR_MS = 2500;

/** The input stays in the form, and is kept on the way to the login and back (`draft.ts`). */
const LOGIN_FIRST: Notice = {
  sentence: 'You need to be logged in to submit the contact form',
  tone: 'bad',
  more: (
    <>
      (<LoginFlowLink to="/login">Log in</LoginFlowLink>)
    </>
  ),
};
const SESSION_OVER: Notice = { ...LOGIN_FIRST, sentence: `${SESSION_EXPIRED} ${LOGIN_FIRST.sentence}` };
const NO_RESPONSE: Notice = { sentence: 'Error connecting to the server', tone: 'bad' };

/** @returns whether the message was sent, and the notice to show */
export async function sendMessage(typed: FormValues): Promise<{ isSent: boolean; outcome: Outcome }> {
  const nobody = signedOut();
  if (nobody) return { isSent: false, outcome: nobody };
  const problem = validateContactForm(typed);
  if (problem) return { isSent: false, outcome: problem };
  const { name = '', email = '', message = '' } = typed;
  const response = await callAsMember(() => ({
    method: 'POST',
    path: '/contact',
    body: { name: name.trim(), email, message: message.trim(), [HONEYPOT]: typed[HONEYPOT] ?? '' },
  }));
  switch (response.is) {
    case 'done':
      return {
        isSent: true,
        outcome: { sentence: 'Message sent successfully!', tone: 'good', forMs: SENT_FOR_MS },
      };
    case 'signed out':
      return { isSent: false, outcome: response.because === 'session over' ? SESSION_OVER : LOGIN_FIRST };
    case 'refused':
      return {
        isSent: false,
        outcome: response.sentence ? { sentence: response.sentence, tone: 'bad' } : NO_RESPONSE,
      };
    case 'unreachable':
      return { isSent: false, outcome: NO_RESPONSE };
  }
}

/**
 * The login requirement for a guest or an expired session. It takes precedence over all other errors, so it is checked
 * before the request would reveal it.
 */
function signedOut(): Notice | undefined {
  const token = storedToken();
  if (token === null) return LOGIN_FIRST;
  if (storedMember()) return undefined;
  endSession();
  return SESSION_OVER;
}
