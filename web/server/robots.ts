import type { FastifyInstance } from 'fastify';

const ROBOTS = [
  'User-agent: *',
  'Disallow: /admin',
  'Disallow: /ad-frame/',
  'Disallow: /api/',
  'Disallow: /graphql',
  '',
];

export function serveRobots(app: FastifyInstance): void {
  app.get('/robots.txt', (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=86400')
      .type('text/plain; charset=utf-8')
      .send(ROBOTS.join('\n')),
  );
}
