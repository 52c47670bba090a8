import type { Core } from '@strapi/strapi';
import { cachePerVersion } from '../../platform/content-version/per-version';
import { findDeadSiteLinks, listShownLinks } from '../site/dead-site-links';
import { readStoredSite } from '../site/stored-site';
import type { DeadLink, Section } from './desk';
import { toSection } from './section';

/** Every desk that is open asks each time it looks for what is new. */
const findDead = cachePerVersion(async (strapi) =>
  findDeadSiteLinks(strapi, listShownLinks(await readStoredSite(strapi))),
);

/** Links of the header and the footer whose page has been deleted or withdrawn since they were entered. */
export async function readSiteLinks(strapi: Core.Strapi): Promise<Section<DeadLink>> {
  const dead = await findDead(strapi);
  return toSection(
    dead.map(({ place, url, why }) => ({ place, url, why })),
    Infinity,
  );
}
