import type { FastifyInstance } from 'fastify';
import type { Site } from '../../src/lib/site/site';

const RULES = [
  'User-agent: *',
  'Disallow: /admin',
  'Disallow: /ad-frame/',
  'Disallow: /api/',
  'Disallow: /graphql',
];

export function serveRobots(app: FastifyInstance, { publicUrl }: Pick<Site, 'publicUrl'>): void {
  const text = [...RULES, '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n');
  app.get('/robots.txt', (_request, reply) =>
    reply.header('cache-control', 'public, max-age=86400').type('text/plain; charset=utf-8').send(text),
  );
}
