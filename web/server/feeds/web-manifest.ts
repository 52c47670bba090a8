import type { FastifyInstance } from 'fastify';
import { SCHEME_COLORS } from '../../src/lib/colour/scheme-colors';
import type { Site } from '../../src/lib/site/site';
import { SITE_DESCRIPTION } from '../../src/lib/seo/site-description';
import { createPageBody } from '../pages/body/page-body';
import { sendBody } from '../pages/body/send-body';
import type { PageBody } from '../pages/body/page-body';
import type { FeedsOptions } from './feeds-options';

const png = (name: string, side: number, purpose: 'any' | 'maskable') => ({
  src: `/${name}.png`,
  sizes: `${side}x${side}`,
  type: 'image/png',
  purpose,
});

/** The manifest for phones that add the site to their home screen. It stays a site, with the browser's own bar. */
export function webManifest({ name }: Pick<Site, 'name'>) {
  return {
    id: '/',
    name,
    short_name: name,
    description: SITE_DESCRIPTION,
    lang: 'en',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    background_color: SCHEME_COLORS.page.light,
    theme_color: SCHEME_COLORS.header.light,
    icons: [
      png('icon-192', 192, 'any'),
      png('icon-512', 512, 'any'),
      // Drawn to the edges with the content in the middle circle, because phones crop it to their own shape.
      png('icon-maskable-512', 512, 'maskable'),
    ],
  };
}

export function serveWebManifest(app: FastifyInstance, { liveSite }: Pick<FeedsOptions, 'liveSite'>): void {
  let made: { name: string; body: PageBody } | undefined;
  app.get('/manifest.webmanifest', async (request, reply) => {
    const { site } = await liveSite();
    if (made?.name !== site.name)
      made = { name: site.name, body: createPageBody(JSON.stringify(webManifest(site))) };
    return sendBody(request, reply.header('cache-control', 'public, max-age=86400'), {
      body: made.body,
      type: 'application/manifest+json; charset=utf-8',
    });
  });
}
