import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** The path prefix of the style guide's sample files. */
const SAMPLES = 'styleguide';

interface Options {
  /** Whether the style guide and its samples are available; search engines must not index them. */
  styleguide: boolean;
}

/**
 * Serves the client build, which is precompressed. Files under `/assets` have a content hash in their name and are
 * cached forever; the few others (`/favicon.svg`) are revalidated after a day. None is large enough for range
 * requests.
 * @param folder absolute path of `dist/client`
 */
export async function serveStaticFiles(
  app: FastifyInstance,
  folder: string,
  { styleguide }: Options,
): Promise<void> {
  await app.register(fastifyStatic, {
    root: path.join(folder, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '1y',
    index: false,
    acceptRanges: false,
    decorateReply: false,
  });
  const samples = path.join(folder, SAMPLES) + path.sep;
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    globIgnore: [
      'assets/**',
      'manifest.json',
      '**/*.br',
      '**/*.gz',
      ...(styleguide ? [] : [`${SAMPLES}/**`]),
    ],
    setHeaders(reply, file) {
      if (file.startsWith(samples)) void reply.header('x-robots-tag', 'noindex');
    },
    preCompressed: true,
    maxAge: '1d',
    index: false,
    acceptRanges: false,
    decorateReply: false,
  });
}
