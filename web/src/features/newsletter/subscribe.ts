import * as v from 'valibot';
import { reportProblem } from '../../lib/report';

const Failure = v.object({ message: v.pipe(v.string(), v.trim(), v.minLength(1)) });

/** What the reader is told. */
export interface Said {
  sentence: string;
  /** Whether the address is what must change. */
  isRefused?: boolean;
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
  try {
    const failure = await post(email);
    if (failure) return failure;
  } catch (cause) {
    reportProblem('The subscription was not sent', cause);
    return { sentence: FAILED };
  }
  // What was typed meanwhile stays.
  if (field.value.trim() === email) field.value = '';
  return { sentence: 'Thank you for subscribing!' };
}

/** Longer than any answer takes that is still to come: then the reader is told, and can try again. */
const PATIENCE_MS = 15_000;
const FAILED = 'Subscription failed. Try again.';
const BAD_REQUEST = 400;

/** It acts for nobody, so no token goes with it (C6). */
async function post(email: string): Promise<Said | undefined> {
  const response = await fetch('/api/subscribe', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
    credentials: 'omit',
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (response.ok) return undefined;
  const failure = v.safeParse(Failure, await response.json().catch(() => null));
  return {
    sentence: failure.success ? failure.output.message : FAILED,
    isRefused: response.status === BAD_REQUEST,
  };
}
