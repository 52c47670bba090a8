import * as v from 'valibot';
import { callApi, type ApiResponse } from '../../lib/api/call-api';
import type { NewsletterLink } from './newsletter-link';

/** The result of pressing the button. */
type Pressed =
  /** Nothing is left to do. */
  | { is: 'done'; sentence: string }
  /** The link is invalid. */
  | { is: 'dead'; sentence: string }
  /** The result is unknown; the reader can try again. */
  | { is: 'unanswered'; sentence: string };

/** The state of a link: it can be confirmed, or it has one of the results above. */
export type LinkState = { is: 'open'; email: string } | Pressed;

const Address = v.object({
  email: v.string(),
  state: v.picklist(['pending', 'confirmed', 'unsubscribed']),
});
const Done = v.object({ message: v.string() });

const NOT_WHOLE = 'This address is incomplete. Please open the link in the email again, or copy all of it.';
const UNANSWERED = 'Our server does not answer. Check your connection, then try again.';
const BAD_REQUEST = 400;

/** Looks up what a link is about, without changing anything. */
export async function fetchLinkState(link: NewsletterLink, token: string): Promise<LinkState> {
  if (token === '') return { is: 'dead', sentence: NOT_WHOLE };
  const answered = await callApi({ method: 'GET', path: callPath(link, token) });
  const about = answered.is === 'done' && v.safeParse(Address, answered.body);
  if (!about || !about.success) return failed(answered);
  const { email, state } = about.output;
  return state === link.done ? { is: 'done', sentence: link.already(email) } : { is: 'open', email };
}

/** Performs the link's action. */
export async function confirmLink(link: NewsletterLink, token: string): Promise<Pressed> {
  const answered = await callApi({ method: 'POST', path: callPath(link, token) });
  const done = answered.is === 'done' && v.safeParse(Done, answered.body);
  return done && done.success ? { is: 'done', sentence: done.output.message } : failed(answered);
}

const callPath = ({ call }: NewsletterLink, token: string) => `${call}?token=${encodeURIComponent(token)}`;

function failed(answered: ApiResponse): Pressed {
  const sentence = answered.is === 'refused' ? answered.sentence : undefined;
  const isDead = answered.is === 'refused' && answered.status === BAD_REQUEST;
  return { is: isDead ? 'dead' : 'unanswered', sentence: sentence ?? UNANSWERED };
}
