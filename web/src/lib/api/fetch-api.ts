/** Longer than any successful response takes. After this, the reader sees an error and can try again. */
const PATIENCE_MS = 15_000;

/**
 * Fetches from the site's REST API without cookies: an editor's, or those of other programs on this host, do not
 * matter.
 * @param path below `/api`, with a leading slash
 * @throws without a connection, or on a timeout
 */
export const fetchApi = (path: string, init?: RequestInit): Promise<Response> =>
  fetch(`/api${path}`, { ...init, credentials: 'omit', signal: AbortSignal.timeout(PATIENCE_MS) });
