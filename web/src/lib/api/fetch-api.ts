/** Longer than any answer takes that is still to come: then the reader is told, and can try again. */
const PATIENCE_MS = 15_000;

/**
 * Fetches from the site's REST API. No cookie of an editor's, or of another program on this host, has anything to do with
 * it.
 * @param path under `/api`, with its first slash
 * @throws without a connection, or when nothing comes in time
 */
export const fetchApi = (path: string, init?: RequestInit): Promise<Response> =>
  fetch(`/api${path}`, { ...init, credentials: 'omit', signal: AbortSignal.timeout(PATIENCE_MS) });
