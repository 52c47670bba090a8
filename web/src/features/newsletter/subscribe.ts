import { callApi } from '../../lib/api/call-api';
import { readForm } from '../../lib/hydration/read-form';
import { HONEYPOT } from '../../ui/forms/Honeypot/Honeypot';

/** The message for the reader. */
export interface SubscriptionMessage {
  sentence: string;
  /** Whether the address must change. */
  isRefused?: boolean;
  /** Whether it succeeded. */
  isDone?: boolean;
  /** Whether the message stays until the next one. */
  stays?: boolean;
  /** The message that follows. */
  after?: SubscriptionMessage;
}

/** Screen readers announce a repeated message only after a moment without one. */
const SILENT_FOR_MS = 100;

/**
 * Sends the address in the form's field `email`, and clears the field on success. The browser only checks that it is
 * not empty (C29).
 * @param before the message shown until now, if any
 */
export async function subscribe(
  form: HTMLFormElement,
  before?: SubscriptionMessage | null,
): Promise<SubscriptionMessage> {
  const [message] = await Promise.all([send(form), before && pause(SILENT_FOR_MS)]);
  return message;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function send(form: HTMLFormElement): Promise<SubscriptionMessage> {
  const field = form.elements.namedItem('email');
  if (!(field instanceof HTMLInputElement)) throw new Error('The form has no field for the address.');
  const email = field.value.trim();
  if (!email) {
    field.focus();
    return { sentence: 'Please enter an email address.', isRefused: true };
  }
  const failure = await post(email, readForm(form)[HONEYPOT] ?? '');
  if (failure) return failure;
  // Text typed in the meantime stays.
  if (field.value.trim() === email) field.value = '';
  return { sentence: 'Thank you for subscribing!', isDone: true, after: LEFT_TO_DO };
}

/**
 * By default, a new address is subscribed only after its owner has confirmed it; a setting can change that. The mail
 * explains which applies.
 */
const LEFT_TO_DO: SubscriptionMessage = {
  sentence: 'Please check your email: it explains the next step.',
  isDone: true,
  stays: true,
};

const FAILED = 'Subscription failed. Try again.';
const BAD_REQUEST = 400;

/** Not on behalf of a member, so it sends no token (C6). */
async function post(email: string, trap: string): Promise<SubscriptionMessage | undefined> {
  const response = await callApi({ method: 'POST', path: '/subscribe', body: { email, [HONEYPOT]: trap } });
  switch (response.is) {
    case 'done':
      return undefined;
    case 'refused':
      return { sentence: response.sentence ?? FAILED, isRefused: response.status === BAD_REQUEST };
    case 'unreachable':
      return { sentence: FAILED };
  }
}
