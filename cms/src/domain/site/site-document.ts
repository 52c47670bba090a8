import type { Core } from '@strapi/strapi';

export const SITE = 'api::site.site';
/** The only document of its type. Its id is fixed, so that links to its form work everywhere. */
export const SITE_ID = 'site';

/**
 * Creates the document of the site settings, in which everything has its default. It runs while this process alone
 * prepares the database. It is no write of anybody, so that the audit log and the history do not list it.
 */
export async function createSiteDocument(strapi: Core.Strapi): Promise<void> {
  const query = strapi.db.query(SITE);
  if (await query.findOne({ where: { documentId: SITE_ID }, select: ['id'] })) return;
  const data = { documentId: SITE_ID, title: 'Site settings', showsAds: true, publishedAt: new Date() };
  await query.create({ data });
}
