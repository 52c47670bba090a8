import type { Core } from '@strapi/strapi';
import { findDeadSiteLinks, listShownLinks } from '../site/dead-site-links';
import { readStoredSite } from '../site/stored-site';
import type { DeadLink, Section } from './desk';
import { toSection } from './section';

/** Links of the header and the footer whose page has been deleted or withdrawn since they were entered. */
export async function readSiteLinks(strapi: Core.Strapi): Promise<Section<DeadLink>> {
  const dead = await findDeadSiteLinks(strapi, listShownLinks(await readStoredSite(strapi)));
  return toSection(
    dead.map(({ place, url, why }) => ({ place, url, why })),
    Infinity,
  );
}
