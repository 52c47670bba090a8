import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import fresh from 'fresh';
import { LRUCache } from 'lru-cache';

/** In order of preference, for encodings that the client prefers equally. */
const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** A body ready to be sent in any encoding. */
export interface PageBody {
  /** Hash of the text. */
  hash: string;
  /** Weak, because the encodings differ in their bytes. */
  etag: string;
  /** Approximate memory use, when all encodings have been requested. */
  memory: number;
  /**
   * Returns the body in an encoding. It is compressed when first requested, because almost all clients use the same
   * encoding.
   */
  bytesIn(encoding: Encoding): Promise<Buffer>;
  /** Returns the body in an encoding if it has been compressed already. */
  readyIn(encoding: Encoding): Buffer | undefined;
}

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
/** Of 11: nearly the smallest result in a tenth of the time, because a visitor waits for the page. */
const BROTLI_QUALITY = 5;
const brotli = (quality: number) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  },
});

/** Size of both compressed bodies as a share of the page. Each takes between a tenth and a fifth. */
const COMPRESSED_SHARE = 0.4;

/** @param smallest compresses as much as possible, for a body that is made rarely and sent often */
export function createPageBody(text: string, { smallest = false } = {}): PageBody {
  const plain = Buffer.from(text);
  const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  const made = new Map<Encoding, Promise<Buffer>>([['identity', Promise.resolve(plain)]]);
  const ready = new Map<Encoding, Buffer>([['identity', plain]]);
  return {
    hash,
    etag: `W/"${hash}"`,
    memory: plain.length * (1 + COMPRESSED_SHARE),
    readyIn: (encoding) => ready.get(encoding),
    bytesIn(encoding) {
      const known = made.get(encoding);
      if (known) return known;
      const making =
        encoding === 'br'
          ? compressBrotli(plain, brotli(smallest ? constants.BROTLI_MAX_QUALITY : BROTLI_QUALITY))
          : compressGzip(plain);
      made.set(encoding, making);
      making.then((bytes) => ready.set(encoding, bytes)).catch(() => undefined);
      return making;
    },
  };
}

/** Few different values of `Accept-Encoding` occur, so the results are cached. */
const known = new LRUCache<string, Encoding>({ max: 200 });

/** Returns the encoding that this `Accept-Encoding` prefers. `br;q=0` excludes Brotli. */
export function negotiateEncoding(accept = ''): Encoding {
  const found = known.get(accept);
  if (found) return found;
  const best = readEncoding(accept);
  known.set(accept, best);
  return best;
}

function readEncoding(accept: string): Encoding {
  // `negotiate` only knows lowercase names.
  const best = negotiate(accept.toLowerCase(), [...ENCODINGS]);
  return ENCODINGS.find((name) => name === best) ?? 'identity';
}

/** Whether `If-None-Match` names this ETag (a weak comparison, as for GET). */
export const matchesEtag = (ifNoneMatch: string | undefined, etag: string): boolean =>
  fresh({ 'if-none-match': ifNoneMatch }, { etag });
