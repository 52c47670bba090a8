import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** The files that the style guide's samples show, whose addresses begin so. */
const SAMPLES = 'styleguide';

interface Options {
  /** Whether the style guide is there, and with it its samples: no search engine keeps them. */
  styleguide: boolean;
}

/**
 * What the client build made, compressed beforehand. Files under `/assets` carry a hash of their content in their name
 * and are kept for good; the few others (`/favicon.svg`) are asked for again after a day.
 * None is so large that parts of it would be worth asking for.
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
