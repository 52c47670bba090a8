import type { Site } from '../../lib/site';
import { SITE_DESCRIPTION } from '../../lib/siteDescription';
import { organisation, website } from '../../lib/structuredData/publisher';
import type { Thing } from '../../lib/structuredData/thing';

/** What the home page tells search engines, in the words of schema.org: whose site this is. */
export function homeThings(site: Site): Thing[] {
  return [website(site, SITE_DESCRIPTION), organisation(site)];
}
