import { isObject } from '../../ui/is-object';

const WRITES = new Set(['POST', 'PUT', 'DELETE']);
const UNAUTHORISED = 401;
const NOT_FOUND = 404;
const DELETED = 'This has been deleted. Nothing was saved, and your text is still here.';
const UNREACHABLE =
  'The server did not respond. It is not known whether this was saved. Your text is still here: try again in a moment.';

/** Strapi's forms stay as they are after this error only. */
const KEEPING = 'ValidationError';

const isWrite = (url: URL, { method = 'GET' }: RequestInit): boolean =>
  url.pathname.startsWith('/content-manager/') && WRITES.has(method);

const respond = (status: number, error: object): Response =>
  Response.json(
    { data: null, error: { details: { errors: [] }, ...error, status, name: KEEPING } },
    { status },
  );

/** After any failed write, a form keeps what was typed, and the editor can save again. */
export const keepFormAfterFailure = {
  async response(url: URL, response: Response, init: RequestInit): Promise<Response> {
    if (response.ok || response.status === UNAUTHORISED || !isWrite(url, init)) return response;
    const body: unknown = await response
      .clone()
      .json()
      .catch(() => undefined);
    const error = isObject(body) && isObject(body.error) ? body.error : { message: UNREACHABLE };
    if (response.status === NOT_FOUND) return respond(NOT_FOUND, { message: DELETED });
    return error.name === KEEPING ? response : respond(response.status, error);
  },

  failure(url: URL, init: RequestInit): Response | undefined {
    // The editor has left the page, or Strapi itself has ended the request.
    if (init.signal?.aborted) return undefined;
    return isWrite(url, init) ? respond(503, { message: UNREACHABLE }) : undefined;
  },
};
