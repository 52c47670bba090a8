import type { Core } from '@strapi/strapi';

/** Every failure under `/api` has the specification's shape, unknown paths and malformed JSON included (C3). */
export default (): Core.MiddlewareHandler => async (ctx, next) => {
  await next();
  if (!ctx.path.startsWith('/api/') || ctx.status < 400) return;
  // Strapi's static files answer every GET, so that any other method on an unknown path looks merely wrong.
  const status = ctx.status === 405 && !ctx.state.route ? 404 : ctx.status;
  const sentence = sentenceOf(ctx.body, status);
  ctx.body = { error: sentence, message: sentence };
  ctx.status = status;
};

function sentenceOf(body: unknown, status: number): string {
  if (status === 404) return 'There is nothing at this address.';
  if (body && typeof body === 'object' && 'error' in body) {
    if (typeof body.error === 'string' && 'message' in body && body.message === body.error) return body.error;
    const { error } = body;
    if (
      status < 500 &&
      error &&
      typeof error === 'object' &&
      'message' in error &&
      typeof error.message === 'string'
    ) {
      return error.message;
    }
  }
  return status < 500
    ? 'The request could not be understood.'
    : 'Something went wrong on our side. Please try again.';
}
