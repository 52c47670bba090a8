import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';

/** What zlib says of bytes that are not what their `content-encoding` says; its names for Brotli begin with two underscores. */
const UNPACKING_FAILED = /^Z_|^ERR_.*ZLIB|^ERR__ERROR_/;

/**
 * A body that cannot be read is the sender's mistake, told in a sentence. Strapi would log it as its own, answer 500 to
 * some, and to others in the parser's words, which quote the body: what somebody typed belongs into no log.
 */
export default (): Core.MiddlewareHandler => async (_ctx, next) => {
  try {
    await next();
  } catch (error) {
    throw toRefusal(error) ?? withoutSentValues(error);
  }
};

/** Strapi answers its own kinds of errors without logging them; `status` is for whoever stands outside of it. */
function toRefusal(error: unknown): Error | undefined {
  const { code, type } = toWords(error);
  if (type === 'entity.too.large') {
    const tooLong = new errors.PayloadTooLargeError('That is too long: send 1 MB at most.');
    return Object.assign(tooLong, { status: 413 });
  }
  if (UNPACKING_FAILED.test(code)) return malformed('The body is not packed as its content-encoding says.');
  if (type === 'request.aborted') return malformed('The body ended before it was whole.');
  // As the parser marks them: of any other SyntaxError the sender knows nothing.
  if (error instanceof SyntaxError && 'body' in error) return malformed('The body is not well-formed JSON.');
  return undefined;
}

/**
 * Strapi answers a refused field with the value that was sent. One that is nested a few thousand times is parsed, but cannot be
 * written as JSON again: a guest got 500 for it. The field is still named.
 */
function withoutSentValues(error: unknown): unknown {
  if (!(error instanceof errors.ApplicationError)) return error;
  const refused: unknown = Reflect.get(Object(error.details), 'errors');
  if (!Array.isArray(refused)) return error;
  const all: unknown[] = refused;
  for (const one of all) {
    if (typeof one !== 'object' || one === null) continue;
    const value: unknown = Reflect.get(one, 'value');
    if (typeof value === 'object') Reflect.deleteProperty(one, 'value');
  }
  return error;
}

function malformed(sentence: string): Error {
  return Object.assign(new errors.ApplicationError(sentence), { status: 400 });
}

function toWords(error: unknown): { code: string; type: string } {
  const words: object = typeof error === 'object' && error !== null ? error : {};
  return {
    code: 'code' in words ? String(words.code) : '',
    type: 'type' in words ? String(words.type) : '',
  };
}
