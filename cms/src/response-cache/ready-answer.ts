import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

/** An answer that can be sent as it is. */
export interface ReadyAnswer {
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
const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
/** 5 of 11: near the smallest, at a tenth of the time. */
const BROTLI = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
};
const COMPRESS: { [E in Encoding]: (body: Buffer) => Promise<Buffer> } = {
  br: (body) => compressBrotli(body, BROTLI),
  gzip: (body) => compressGzip(body),
  identity: (body) => Promise.resolve(body),
};

export function readyAnswer(
  head: Pick<ReadyAnswer, 'status' | 'headers' | 'good'>,
  body: Buffer,
): ReadyAnswer {
  const digest = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  const small = body.length < WORTH_COMPRESSING;
  const made = new Map<Encoding, Promise<Buffer>>();
  return {
    ...head,
    etag: `W/"${digest}"`,
    encodings: small ? ['identity'] : ENCODINGS,
    bytesIn(encoding) {
      const known = made.get(encoding) ?? COMPRESS[encoding](body);
      made.set(encoding, known);
      return known;
    },
    // JSON shrinks to less than half: both compressions together are no larger than the text.
    size: body.length * (small ? 1 : 2) + JSON.stringify(head.headers).length,
  };
}
