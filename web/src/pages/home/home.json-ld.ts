import type { Site } from '../../lib/site/site';
import { SITE_DESCRIPTION } from '../../lib/seo/site-description';
import { organisation, website } from '../../lib/seo/structured-data/publisher';
import type { JsonLd } from '../../lib/seo/structured-data/json-ld';

/** Structured data of the home page: the site and its publisher. */
export function homeJsonLd(site: Site): JsonLd[] {
  return [website(site, SITE_DESCRIPTION), organisation(site)];
}
