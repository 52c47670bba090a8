import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import fresh from 'fresh';
import { LRUCache } from 'lru-cache';

/** Of those that a reader takes as gladly, the first. */
const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** A body ready to be sent in any encoding. */
export interface PageBody {
  /** Of its text. */
  hash: string;
  /** Weak, because the encodings differ in their bytes. */
  etag: string;
  /** About what it takes in memory once readers have asked in each encoding. */
  memory: number;
  /** Its bytes, made ready when the first reader asks in this encoding: nearly all ask in one. */
  bytesIn(encoding: Encoding): Promise<Buffer>;
}

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
/** 5 of 11: near the smallest, at a tenth of the time; a page is made while someone waits. */
const BROTLI = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
};

/** Of a page's bytes what its two compressed forms take together; they are between a tenth and a fifth each. */
const COMPRESSED_SHARE = 0.4;

export function createBody(text: string): PageBody {
  const plain = Buffer.from(text);
  const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  const made = new Map<Encoding, Promise<Buffer>>([['identity', Promise.resolve(plain)]]);
  return {
    hash,
    etag: `W/"${hash}"`,
    memory: plain.length * (1 + COMPRESSED_SHARE),
    bytesIn(encoding) {
      const ready = made.get(encoding);
      if (ready) return ready;
      const making = encoding === 'br' ? compressBrotli(plain, BROTLI) : compressGzip(plain);
      made.set(encoding, making);
      return making;
    },
  };
}

/** Browsers say the same few things: what they mean is found once for each. */
const known = new LRUCache<string, Encoding>({ max: 200 });

/** The encoding that this `Accept-Encoding` likes best: `br;q=0` forbids it. */
export function bestEncoding(accept = ''): Encoding {
  const found = known.get(accept);
  if (found) return found;
  const best = readEncoding(accept);
  known.set(accept, best);
  return best;
}

function readEncoding(accept: string): Encoding {
  // It knows small letters alone.
  const best = negotiate(accept.toLowerCase(), [...ENCODINGS]);
  return ENCODINGS.find((name) => name === best) ?? 'identity';
}

/** Whether `If-None-Match` names this ETag (a weak comparison, as for GET). */
export const matches = (ifNoneMatch: string | undefined, etag: string): boolean =>
  fresh({ 'if-none-match': ifNoneMatch }, { etag });
