/** Thrown by a loader whose page does not exist: the page gets status 404. */
export function notFound(): Response {
  return new Response('Not found', { status: 404, headers: { 'content-type': 'text/plain' } });
}

/** Whether a loader threw this because its page does not exist. */
export function isNotFoundResponse(thrown: unknown): boolean {
  return thrown instanceof Response && thrown.status === 404;
}
