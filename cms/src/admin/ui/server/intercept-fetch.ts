/** Sees the requests of the admin. */
export interface Interceptor {
  /** Changes a request before it is sent. */
  request?(url: URL, init: RequestInit): RequestInit;
  /** Holds a request until it may be sent; a response: it is not sent at all. */
  hold?(url: URL, init: RequestInit): Promise<Response | undefined>;
  /**
   * The request to send after this outcome; undefined: the outcome stands.
   * @param response undefined: it got none
   */
  repeat?(url: URL, init: RequestInit, response: Response | undefined): Promise<RequestInit | undefined>;
  /** Replaces a response before the admin sees it. */
  response?(url: URL, response: Response, init: RequestInit): Response | Promise<Response>;
  /** Responds to a request that got no response; undefined: it stays a failure. */
  failure?(url: URL, init: RequestInit): Response | undefined;
}

/**
 * Adds interceptors of the admin's requests. Strapi has none of its own, but all of its clients call `fetch`. Requests
 * to other origins are not touched.
 */
export function interceptFetch(interceptors: readonly Interceptor[]): void {
  const send = window.fetch.bind(window);
  window.fetch = async (input, init = {}) => {
    const url = new URL(input instanceof Request ? input.url : input, window.location.href);
    if (input instanceof Request || url.origin !== window.location.origin) return send(input, init);
    const first = interceptors.reduce(
      (changed, { request: change }) => change?.(url, changed) ?? changed,
      init,
    );
    for (const { hold } of interceptors) {
      const instead = await hold?.(url, first);
      if (instead) return instead;
    }
    const { request, outcome } = await sendUntilDone(interceptors, url, first, (next) => send(input, next));
    let response: Response;
    if (outcome.status === 'fulfilled') response = outcome.value;
    else {
      const stand = interceptors
        .map(({ failure }) => failure?.(url, request))
        .find((one) => one !== undefined);
      if (!stand) throw outcome.reason;
      response = stand;
    }
    for (const { response: replace } of interceptors)
      response = (await replace?.(url, response, request)) ?? response;
    return response;
  };
}

/** @returns the last request that was sent, and its outcome */
async function sendUntilDone(
  interceptors: readonly Interceptor[],
  url: URL,
  init: RequestInit,
  send: (request: RequestInit) => Promise<Response>,
): Promise<{ request: RequestInit; outcome: PromiseSettledResult<Response> }> {
  let request = init;
  for (;;) {
    const [outcome] = await Promise.allSettled([send(request)]);
    const response = outcome.status === 'fulfilled' ? outcome.value : undefined;
    let next: RequestInit | undefined;
    for (const { repeat } of interceptors) next ??= await repeat?.(url, request, response);
    if (!next) return { request, outcome };
    request = next;
  }
}
