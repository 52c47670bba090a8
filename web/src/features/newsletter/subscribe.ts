import { callApi } from '../../lib/api/call-api';
import { readForm } from '../../ui/forms/Form/read-form';
import { HONEYPOT } from '../../ui/forms/Honeypot/Honeypot';

/** What the reader is told. */
export interface Said {
  sentence: string;
  /** Whether the address is what must change. */
  isRefused?: boolean;
  /** Whether all went well. */
  isDone?: boolean;
  /** Whether it stands until something else is said. */
  stays?: boolean;
  /** What is said after it. */
  after?: Said;
}

/** A screen reader tells the same sentence again if there was none for a moment. */
const SILENT_FOR_MS = 100;

/**
 * Sends the address in the form's field `email`, which is cleared when the server took it. The browser looks for
 * emptiness alone (C29).
 * @param before what the reader was being told until now, if anything
 */
export async function subscribe(form: HTMLFormElement, before?: Said | null): Promise<Said> {
  const [said] = await Promise.all([send(form), before && pause(SILENT_FOR_MS)]);
  return said;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function send(form: HTMLFormElement): Promise<Said> {
  const field = form.elements.namedItem('email');
  if (!(field instanceof HTMLInputElement)) throw new Error('The form has no field for the address.');
  const email = field.value.trim();
  if (!email) {
    field.focus();
    return { sentence: 'Please enter an email address.', isRefused: true };
  }
  const failure = await post(email, readForm(form)[HONEYPOT] ?? '');
  if (failure) return failure;
  // What was typed meanwhile stays.
  if (field.value.trim() === email) field.value = '';
  return { sentence: 'Thank you for subscribing!', isDone: true, after: LEFT_TO_DO };
}

/** A new address is on the list once its owner has confirmed it, unless a setting says otherwise; the mail knows. */
const LEFT_TO_DO: Said = {
  sentence: 'Please look for our email: it says what is left to do.',
  isDone: true,
  stays: true,
};

const FAILED = 'Subscription failed. Try again.';
const BAD_REQUEST = 400;

/** It acts for nobody, so no token goes with it (C6). */
async function post(email: string, trap: string): Promise<Said | undefined> {
  const answered = await callApi({ method: 'POST', path: '/subscribe', body: { email, [HONEYPOT]: trap } });
  switch (answered.is) {
    case 'done':
      return undefined;
    case 'refused':
      return { sentence: answered.sentence ?? FAILED, isRefused: answered.status === BAD_REQUEST };
    case 'unreachable':
      return { sentence: FAILED };
  }
}
