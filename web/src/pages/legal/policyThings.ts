import type { Site } from '../../lib/site';
import { breadcrumbs } from '../../lib/structuredData/breadcrumbs';
import type { Thing } from '../../lib/structuredData/thing';
import { webPage } from '../../lib/structuredData/webPage';
import type { Policy } from './policies';

/** What a page of rules tells search engines. */
export function policyThings({ path, title, description, updated }: Policy, site: Site): Thing[] {
  return [
    webPage(site, { path, name: title, description, dateModified: updated }),
    breadcrumbs(site, [{ name: title, path }]),
  ];
}
