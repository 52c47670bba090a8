import type { Interceptor } from '../ui/server/intercept-fetch';
import { readToken } from '../ui/server/token';

/** Where Strapi's admin gets a new token when a request was refused because its session has expired. */
const RENEWAL = '/admin/access-token';
const UNAUTHORISED = 401;

/** Asks the editor to log in again. Resolves with the new token; undefined: the editor would rather leave. */
export type AskForLogin = () => Promise<string | undefined>;

/**
 * When the session of a signed-in editor is over, Strapi goes to the login page and drops what was typed. This asks for
 * the password instead and gives Strapi the new token, with which it repeats the request that was refused.
 */
export const renewSession = (askForLogin: AskForLogin, hasUnsavedText: () => boolean): Interceptor => ({
  async response(url, response) {
    if (url.pathname !== RENEWAL || response.status !== UNAUTHORISED) return response;
    // After logging out in another tab, there is no token.
    if (readToken() === undefined && !hasUnsavedText()) return response;
    const token = await askForLogin();
    return token === undefined ? response : Response.json({ data: { token } });
  },
});
