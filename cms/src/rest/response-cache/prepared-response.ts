import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

/** A response that is ready to be sent. */
export interface PreparedResponse {
  status: number;
  headers: Record<string, string>;
  /** Whether it is successful and may be cached. */
  good: boolean;
  /** Weak, because the encodings differ in their bytes. */
  etag: string;
  /** The available encodings, best first. */
  encodings: readonly Encoding[];
  /**
   * Returns the body in an encoding. It is compressed when first requested: most responses are requested in one
   * encoding only.
   */
  bytesIn(encoding: Encoding): Promise<Buffer>;
  /** Upper bound of the memory for all its encodings, in bytes. */
  size: number;
}

/** Smaller bodies fit into one packet anyway. */
const WORTH_COMPRESSING = 1024;
const ENCODINGS: readonly Encoding[] = ['br', 'gzip', 'identity'];
/**
 * Below this size, passing the body to another thread takes longer than compressing it: 64 KB take less than a
 * millisecond.
 */
const WORTH_A_THREAD = 64 * 1024;
const inThread = { br: promisify(brotliCompress), gzip: promisify(gzip) };
/**
 * Quality 5 of 11: nearly the smallest result in a tenth of the time. With the size hint, Brotli allocates no more
 * memory than it needs.
 */
const compressBrotli = (body: Buffer) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 5,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  },
});

async function compressed(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return body;
  const small = body.length <= WORTH_A_THREAD;
  if (encoding === 'gzip') return small ? gzipSync(body) : inThread.gzip(body);
  return small ? brotliCompressSync(body, compressBrotli(body)) : inThread.br(body, compressBrotli(body));
}

export function prepareResponse(
  head: Pick<PreparedResponse, 'status' | 'headers' | 'good'>,
  body: Buffer,
): PreparedResponse {
  const digest = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  const small = body.length < WORTH_COMPRESSING;
  const made = new Map<Encoding, Promise<Buffer>>();
  return {
    ...head,
    etag: `W/"${digest}"`,
    encodings: small ? ['identity'] : ENCODINGS,
    bytesIn(encoding) {
      const known = made.get(encoding) ?? compressed(body, encoding);
      made.set(encoding, known);
      return known;
    },
    // JSON shrinks to less than half: both compressions together are no larger than the text.
    size: body.length * (small ? 1 : 2) + JSON.stringify(head.headers).length,
  };
}
