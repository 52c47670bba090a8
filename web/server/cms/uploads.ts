import { stat } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const ONE_YEAR_SECONDS = 31_536_000;
const FIVE_MINUTES_SECONDS = 300;

/** Of an uploaded file; opened by itself it runs nothing. */
const HEADERS = {
  'x-content-type-options': 'nosniff',
  'content-security-policy':
    "sandbox; default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'",
};

/** The CMS writes all files into one folder, under names of these characters. Everything else is left to the CMS. */
const FILE = /^\/uploads\/(\w[\w.-]*)(?:\?|$)/;

/** A replaced file keeps its name. Pages name pictures with their edition (`?v=`), which never changes. */
export function uploadHeaders(url: string): Record<string, string> {
  const versioned = /[?&]v=\w/.test(url);
  return {
    ...HEADERS,
    'cache-control': versioned
      ? `public, max-age=${ONE_YEAR_SECONDS}, immutable`
      : `public, max-age=${FIVE_MINUTES_SECONDS}`,
  };
}

/** Sends the file that a request is for; false: there is none here. */
export type SendUpload = (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>;

/**
 * Uploaded files from the CMS's own folder, where the site has the same disk: pictures stay while the CMS is away
 * (docs/decisions/034-serve-uploads-from-disk.md).
 * @param folder absolute path of the CMS's uploads; none where the CMS runs elsewhere
 */
export async function uploadsFrom(app: FastifyInstance, folder: string | undefined): Promise<SendUpload> {
  if (folder === undefined) return async () => false;
  await app.register(fastifyStatic, { root: folder, serve: false, cacheControl: false });

  return async (request, reply) => {
    const [, name] = FILE.exec(request.url) ?? [];
    if (name === undefined || (request.method !== 'GET' && request.method !== 'HEAD')) return false;
    const bytes = await fileSize(path.join(folder, name));
    if (bytes === undefined) return false;
    withinFile(request, bytes);
    // A 416 says how long the file is (RFC 9110, 14.4).
    if (beginsAfter(request, bytes)) void reply.header('content-range', `bytes */${bytes}`);
    void reply.headers(uploadHeaders(request.url)).sendFile(name);
    return true;
  };
}

async function fileSize(file: string): Promise<number | undefined> {
  try {
    const found = await stat(file);
    return found.isFile() ? found.size : undefined;
  } catch {
    return undefined;
  }
}

/** The last 500 bytes of a file of 300 are all of it (RFC 9110, 14.1.2), which the library takes for a mistake. */
function withinFile({ raw }: FastifyRequest, bytes: number): void {
  const [, last] = /^bytes=-(\d+)$/.exec(raw.headers.range ?? '') ?? [];
  if (last !== undefined && bytes > 0) raw.headers.range = `bytes=-${Math.min(Number(last), bytes)}`;
}

function beginsAfter({ headers }: FastifyRequest, bytes: number): boolean {
  const [, start] = /^bytes=(\d+)-\d*$/.exec(headers.range ?? '') ?? [];
  return start !== undefined && Number(start) >= bytes && headers['if-range'] === undefined;
}
