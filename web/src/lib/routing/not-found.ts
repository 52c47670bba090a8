/** What a loader throws when its page does not exist: the page is answered with status 404. */
export function notFound(): Response {
  return new Response('Not found', { status: 404, headers: { 'content-type': 'text/plain' } });
}

/** Whether this is what a loader threw because its page does not exist. */
export function isNotFoundResponse(thrown: unknown): boolean {
  return thrown instanceof Response && thrown.status === 404;
}
