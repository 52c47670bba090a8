import type { Site } from '../../lib/site/site';
import { breadcrumbs } from '../../lib/seo/structured-data/breadcrumbs';
import type { JsonLd } from '../../lib/seo/structured-data/json-ld';
import { webPage } from '../../lib/seo/structured-data/web-page';
import type { Policy } from './policies';

/** Structured data of a policy page. */
export function policyJsonLd({ path, title, description, updated }: Policy, site: Site): JsonLd[] {
  return [
    webPage(site, { path, name: title, description, dateModified: updated }),
    breadcrumbs(site, [{ name: title, path }]),
  ];
}
