/** Sees the requests of the admin. */
export interface Interceptor {
  /** Changes a request before it is sent. */
  request?(url: URL, init: RequestInit): RequestInit;
  /** Holds a request until it may be sent; a response: it is not sent at all. */
  hold?(url: URL, init: RequestInit): Promise<Response | undefined>;
  /** Whether to send a request again after this outcome; undefined: it got no response. */
  repeat?(url: URL, init: RequestInit, response: Response | undefined): Promise<boolean>;
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
    const request = interceptors.reduce(
      (changed, { request: change }) => change?.(url, changed) ?? changed,
      init,
    );
    for (const { hold } of interceptors) {
      const instead = await hold?.(url, request);
      if (instead) return instead;
    }
    let response: Response;
    try {
      response = await sendUntilDone(interceptors, url, request, () => send(input, request));
    } catch (error) {
      const stand = interceptors
        .map(({ failure }) => failure?.(url, request))
        .find((one) => one !== undefined);
      if (!stand) throw error;
      response = stand;
    }
    for (const { response: replace } of interceptors)
      response = (await replace?.(url, response, request)) ?? response;
    return response;
  };
}

async function sendUntilDone(
  interceptors: readonly Interceptor[],
  url: URL,
  init: RequestInit,
  send: () => Promise<Response>,
): Promise<Response> {
  for (;;) {
    const [sent] = await Promise.allSettled([send()]);
    const response = sent.status === 'fulfilled' ? sent.value : undefined;
    let isRepeated = false;
    for (const { repeat } of interceptors) isRepeated ||= (await repeat?.(url, init, response)) ?? false;
    if (isRepeated) continue;
    if (sent.status === 'rejected') throw sent.reason;
    return sent.value;
  }
}
