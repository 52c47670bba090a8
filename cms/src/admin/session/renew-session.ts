import type { Interceptor } from '../ui/server/intercept-fetch';
import { readToken } from '../ui/server/token';

const LOGIN = '/admin/login';
/** Where Strapi's admin gets a new token when a request was refused because its session has expired. */
const RENEWAL = '/admin/access-token';
/** These need no session. */
const WITHOUT_SESSION = new Set([LOGIN, RENEWAL, '/admin/logout']);
const BEARER = /^Bearer (.+)$/;
const UNAUTHORISED = 401;

/** Asks the editor to log in again. Resolves with the new token; undefined: the editor would rather leave. */
export type AskForLogin = () => Promise<string | undefined>;

/**
 * Gets a new token from the server, stores it and resolves with it. Rejects when there is none.
 * @param refused the token of the request that was refused
 */
export type RenewToken = (refused: string) => Promise<string>;

/**
 * When the session of a signed-in editor is over, Strapi goes to the login page and drops what was typed. This asks for
 * the password instead and gives Strapi the new token. It also repeats the request that was refused: Strapi takes any
 * refusal of its own repetition, such as a conflict, for the end of the session.
 */
export function renewSession(
  renewToken: RenewToken,
  askForLogin: AskForLogin,
  hasUnsavedText: () => boolean,
): Interceptor {
  const repeated = new WeakSet<RequestInit>();
  /** The editor would rather leave: Strapi tries to renew the session once more before it goes to the login page. */
  let isLeaving = false;
  return {
    async repeat(url, init, response) {
      const headers = new Headers(init.headers);
      const [, refused] = BEARER.exec(headers.get('authorization') ?? '') ?? [];
      if (response?.status !== UNAUTHORISED || refused === undefined || repeated.has(init)) return undefined;
      if (WITHOUT_SESSION.has(url.pathname)) return undefined;
      const token = await renewToken(refused).catch(() => undefined);
      if (token === undefined) return undefined;
      headers.set('authorization', `Bearer ${token}`);
      const next = { ...init, headers };
      repeated.add(next);
      return next;
    },

    async response(url, response) {
      if (response.ok && (url.pathname === LOGIN || url.pathname === RENEWAL)) isLeaving = false;
      if (url.pathname !== RENEWAL || response.status !== UNAUTHORISED || isLeaving) return response;
      // After logging out in another tab, there is no token.
      if (readToken() === undefined && !hasUnsavedText()) return response;
      const token = await askForLogin();
      isLeaving = token === undefined;
      return token === undefined ? response : Response.json({ data: { token } });
    },
  };
}
