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
  | { is: 'no response'; sentence: string };

/** The state of a link: it can be confirmed, or it has one of the results above. */
export type LinkState = { is: 'open'; email: string } | Pressed;

const Address = v.object({
  email: v.string(),
  state: v.picklist(['pending', 'confirmed', 'unsubscribed']),
});
const Done = v.object({ message: v.string() });

const NOT_WHOLE = 'This address is incomplete. Please open the link in the email again, or copy all of it.';
const NO_RESPONSE = 'Our server does not answer. Check your connection, then try again.';
const BAD_REQUEST = 400;

/** Looks up what a link is about, without changing anything. */
export async function fetchLinkState(link: NewsletterLink, token: string): Promise<LinkState> {
  if (token === '') return { is: 'dead', sentence: NOT_WHOLE };
  const response = await callApi({ method: 'GET', path: callPath(link, token) });
  const about = response.is === 'done' && v.safeParse(Address, response.body);
  if (!about || !about.success) return failed(response);
  const { email, state } = about.output;
  return state === link.done ? { is: 'done', sentence: link.already(email) } : { is: 'open', email };
}

/** Performs the link's action. */
export async function confirmLink(link: NewsletterLink, token: string): Promise<Pressed> {
  const response = await callApi({ method: 'POST', path: callPath(link, token) });
  const done = response.is === 'done' && v.safeParse(Done, response.body);
  return done && done.success ? { is: 'done', sentence: done.output.message } : failed(response);
}

const callPath = ({ call }: NewsletterLink, token: string) => `${call}?token=${encodeURIComponent(token)}`;

function failed(response: ApiResponse): Pressed {
  const sentence = response.is === 'refused' ? response.sentence : undefined;
  const isDead = response.is === 'refused' && response.status === BAD_REQUEST;
  return { is: isDead ? 'dead' : 'no response', sentence: sentence ?? NO_RESPONSE };
}
