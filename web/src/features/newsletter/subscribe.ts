import * as v from 'valibot';
import { reportProblem } from '../../lib/report';

const Failure = v.object({ message: v.pipe(v.string(), v.trim(), v.minLength(1)) });

/**
 * Sends the address in the form's field `email`, which is cleared when the server took it. The browser looks for
 * emptiness alone (C29).
 * @returns what to tell the reader
 */
export async function subscribe(form: HTMLFormElement): Promise<string> {
  const field = form.elements.namedItem('email');
  if (!(field instanceof HTMLInputElement)) throw new Error('The form has no field for the address.');
  const email = field.value.trim();
  if (!email) {
    field.focus();
    return 'Please enter an email address.';
  }
  try {
    const failure = await post(email);
    if (failure) return failure;
  } catch (cause) {
    reportProblem('The subscription was not sent', cause);
    return FAILED;
  }
  // What was typed meanwhile stays.
  if (field.value.trim() === email) field.value = '';
  return 'Thank you for subscribing!';
}

/** Longer than any answer takes that is still to come: then the reader is told, and can try again. */
const PATIENCE_MS = 15_000;
const FAILED = 'Subscription failed. Try again.';

/** It acts for nobody, so no token goes with it (C6). */
async function post(email: string): Promise<string | undefined> {
  const response = await fetch('/api/subscribe', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
    credentials: 'omit',
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (response.ok) return undefined;
  const failure = v.safeParse(Failure, await response.json().catch(() => null));
  return failure.success ? failure.output.message : FAILED;
}
