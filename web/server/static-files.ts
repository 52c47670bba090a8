import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/**
 * What the client build made, compressed beforehand. Files under `/assets` carry a hash of their content in their name
 * and are kept for good; the few others (`/favicon.svg`) are asked for again after a day.
 * None is so large that parts of it would be worth asking for.
 * @param folder absolute path of `dist/client`
 */
export async function serveStaticFiles(app: FastifyInstance, folder: string): Promise<void> {
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
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    globIgnore: ['assets/**', 'manifest.json', '**/*.br', '**/*.gz'],
    preCompressed: true,
    maxAge: '1d',
    index: false,
    acceptRanges: false,
    decorateReply: false,
  });
}
