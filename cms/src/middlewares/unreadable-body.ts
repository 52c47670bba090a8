import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';

/**
 * zlib's error codes for bytes that do not match their `content-encoding`; those for Brotli begin with two underscores.
 */
const UNPACKING_FAILED = /^Z_|^ERR_.*ZLIB|^ERR__ERROR_/;

/**
 * An unreadable body is the client's error and gets a message. Strapi would log it as its own failure, respond to some
 * with 500, and to others with the parser's message, which quotes the body. What users type must not be logged.
 */
export default (): Core.MiddlewareHandler => async (_ctx, next) => {
  try {
    await next();
  } catch (error) {
    throw toRefusal(error) ?? withoutSentValues(error);
  }
};

/** Strapi sends responses for its own error classes without logging them; `status` is for middlewares outside of it. */
function toRefusal(error: unknown): Error | undefined {
  const { code, type } = toWords(error);
  if (type === 'entity.too.large') {
    const tooLong = new errors.PayloadTooLargeError('That is too long: send 1 MB at most.');
    return Object.assign(tooLong, { status: 413 });
  }
  if (UNPACKING_FAILED.test(code)) return malformed('The body does not match its Content-Encoding.');
  if (type === 'request.aborted') return malformed('The body is incomplete.');
  // The body parser sets `body`; any other SyntaxError is not the client's.
  if (error instanceof SyntaxError && 'body' in error) return malformed('The body is not well-formed JSON.');
  return undefined;
}

/**
 * Strapi's error for a field contains the value that was sent. A value with a few thousand levels can be parsed but not
 * serialised again, so a guest got 500 for it. The error still names the field.
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
