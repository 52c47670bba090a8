import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

/** An answer that can be sent as it is. */
export interface PreparedResponse {
  status: number;
  headers: Record<string, string>;
  /** Whether it is what was asked for, and no failure. */
  good: boolean;
  /** Weak, because the encodings differ in their bytes. */
  etag: string;
  /** How it may be sent, the best first. */
  encodings: readonly Encoding[];
  /** Its bytes in one of them, made when the first reader asks: most answers are asked in one encoding alone. */
  bytesIn(encoding: Encoding): Promise<Buffer>;
  /** Of all that may be kept of it, in bytes. */
  size: number;
}

/** Smaller ones fit a packet anyway. */
const WORTH_COMPRESSING = 1024;
const ENCODINGS: readonly Encoding[] = ['br', 'gzip', 'identity'];
/** Up to here handing it to another thread and back takes longer than doing it: 64 KB are less than a millisecond. */
const WORTH_A_THREAD = 64 * 1024;
const inThread = { br: promisify(brotliCompress), gzip: promisify(gzip) };
/** 5 of 11: near the smallest, at a tenth of the time. Told the size, it sets aside no more memory than that needs. */
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
