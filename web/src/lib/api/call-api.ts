import * as v from 'valibot';
import { watchLeaving } from '../routing/reload/leave-watcher';
import { reportProblem } from '../site/report';
import { fetchApi } from './fetch-api';

/** The result of a call to the site's REST API (C3). */
export type ApiResponse =
  /** A successful response. */
  | { is: 'done'; status: number; body: unknown }
  /** An error response, with its message if it had one. */
  | { is: 'refused'; status: number; statusText: string; sentence: string | undefined }
  /** No response: no connection, or a timeout. */
  | { is: 'unreachable' };

export interface Call {
  method: 'GET' | 'POST' | 'DELETE';
  /** Below `/api`, with a leading slash. */
  path: string;
  /** The JSON body. */
  body?: object;
  /** Only for calls on behalf of a member; never sent with other calls (C6). */
  token?: string;
  /** Completes the request even if the reader leaves the page in the meantime. */
  keepalive?: boolean;
}

/** The API repeats the message in `message` and `error`; other programs send `message` alone. */
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

/** The body of a response; undefined if it is not JSON. @throws if the connection ends before the body does */
async function readJson(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Calls the site's REST API. Returns failures as results; never throws. */
export async function callApi(call: Call): Promise<ApiResponse> {
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
    const responseBody = await readJson(response);
    if (response.ok) return { is: 'done', status: response.status, body: responseBody };
    const failure = v.safeParse(Failure, responseBody);
    return {
      is: 'refused',
      status: response.status,
      statusText: response.statusText,
      sentence: failure.success ? failure.output : undefined,
    };
  } catch (cause) {
    // The browser aborted the request, so a write may or may not have succeeded.
    if (leaving.wasLeft()) {
      await leaving.back();
      if (method === 'GET') return callApi(call);
    }
    reportProblem(`${method} /api${path} failed without a response`, cause);
    return { is: 'unreachable' };
  } finally {
    leaving.stop();
  }
}
