import { stat } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const ONE_YEAR_SECONDS = 31_536_000;
const FIVE_MINUTES_SECONDS = 300;

/** The policy of an uploaded file: opened directly, it runs no scripts. */
const HEADERS = {
  'x-content-type-options': 'nosniff',
  'content-security-policy':
    "sandbox; default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'",
};

/** The CMS writes all files into one folder, with names of these characters. Other paths are left to the CMS. */
const FILE = /^\/uploads\/(\w[\w.-]*)(?:\?|$)/;

/** A replaced file keeps its name. Pages link pictures with their version (`?v=`), whose content never changes. */
export function uploadHeaders(url: string): Record<string, string> {
  const versioned = /[?&]v=\w/.test(url);
  return {
    ...HEADERS,
    'cache-control': versioned
      ? `public, max-age=${ONE_YEAR_SECONDS}, immutable`
      : `public, max-age=${FIVE_MINUTES_SECONDS}`,
  };
}

/** Sends the requested file; returns false if it is not here. */
type SendUpload = (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>;

/**
 * Serves uploads from the CMS's own folder if the site shares its disk, so that pictures remain available while the
 * CMS is down (docs/decisions/034-serve-uploads-from-disk.md).
 * @param folder absolute path of the CMS's uploads; undefined if the CMS runs elsewhere
 */
export async function createUploadSender(
  app: FastifyInstance,
  folder: string | undefined,
): Promise<SendUpload> {
  if (folder === undefined) return async () => false;
  await app.register(fastifyStatic, { root: folder, serve: false, cacheControl: false });

  return async (request, reply) => {
    const [, name] = FILE.exec(request.url) ?? [];
    if (name === undefined || (request.method !== 'GET' && request.method !== 'HEAD')) return false;
    const bytes = await fileSize(path.join(folder, name));
    if (bytes === undefined) return false;
    withinFile(request, bytes);
    // A 416 states the file's length (RFC 9110, 14.4).
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

/**
 * The last 500 bytes of a file of 300 are the whole file (RFC 9110, 14.1.2), but the library treats that as an error.
 */
function withinFile({ raw }: FastifyRequest, bytes: number): void {
  const [, last] = /^bytes=-(\d+)$/.exec(raw.headers.range ?? '') ?? [];
  if (last !== undefined && bytes > 0) raw.headers.range = `bytes=-${Math.min(Number(last), bytes)}`;
}

function beginsAfter({ headers }: FastifyRequest, bytes: number): boolean {
  const [, start] = /^bytes=(\d+)-\d*$/.exec(headers.range ?? '') ?? [];
  return start !== undefined && Number(start) >= bytes && headers['if-range'] === undefined;
}
