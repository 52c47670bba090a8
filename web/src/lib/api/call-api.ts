import * as v from 'valibot';
import { watchLeaving } from '../routing/leaving';
import { reportProblem } from '../site/report';
import { fetchApi } from './fetch-api';

/** How the site's REST API answered (C3). */
export type Answered =
  /** With what was asked for. */
  | { is: 'done'; status: number; body: unknown }
  /** With a refusal and its sentence, if it had one. */
  | { is: 'refused'; status: number; statusText: string; sentence: string | undefined }
  /** Not at all: no connection, or nothing in time. */
  | { is: 'unreachable' };

export interface Call {
  method: 'GET' | 'POST' | 'DELETE';
  /** Under `/api`, with its first slash. */
  path: string;
  /** Sent as JSON. */
  body?: object;
  /** Only where the call acts for a member: on no other (C6). */
  token?: string;
  /** Whether it is sent to the end even if the page is left meanwhile. */
  keepalive?: boolean;
}

/** A failure's words; `message` repeats `error` in ours, and stands alone in other programs'. */
const Sentence = v.pipe(v.string(), v.trim(), v.minLength(1));
const Failure = v.union([
  v.pipe(
    v.object({ error: Sentence }),
    v.transform(({ error }) => error),
  ),
  v.pipe(
    v.object({ message: Sentence }),
    v.transform(({ message }) => message),
  ),
]);

/** Calls the site's REST API. What can go wrong is told, never thrown. */
export async function callApi(call: Call): Promise<Answered> {
  const { method, path, body, token, keepalive = false } = call;
  const leaving = watchLeaving();
  try {
    const response = await fetchApi(path, {
      method,
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
      ...(keepalive && { keepalive }),
    });
    const answer: unknown = await response.json().catch(() => undefined);
    if (response.ok) return { is: 'done', status: response.status, body: answer };
    const failure = v.safeParse(Failure, answer);
    return {
      is: 'refused',
      status: response.status,
      statusText: response.statusText,
      sentence: failure.success ? failure.output : undefined,
    };
  } catch (cause) {
    // The browser gave it up. Of what changes something nobody knows whether it did.
    if (leaving.wasLeft()) {
      await leaving.back();
      if (method === 'GET') return callApi(call);
    }
    reportProblem(`${method} /api${path} was not answered`, cause);
    return { is: 'unreachable' };
  } finally {
    leaving.stop();
  }
}
