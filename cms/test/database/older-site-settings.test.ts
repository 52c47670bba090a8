import { createSiteDocument, SITE } from '../../src/domain/site/site-document';
import { contentVersion, runQuery } from '../support/graphql/run-query';
import { getTables, restart, startWithTables, syncTables } from '../support/content/releases';
import { bootCms, type Cms } from '../support/harness';

const NEW_TABLES = /^(?:sites|sites_cmps|components_site_\w+)$/;

let cms: Cms;
beforeAll(async () => {
  cms = await bootCms();
  // The tables of the release before the site settings.
  await syncTables(
    cms,
    getTables(cms).filter(({ name }) => !NEW_TABLES.test(name)),
  );
  await startWithTables(cms, getTables(cms));
  await createSiteDocument(cms.strapi);
});
afterAll(() => cms.stop());

const count = () => cms.strapi.db.query(SITE).count();

test('an upgrade creates one document, in which everything has its default', async () => {
  expect(await count()).toBe(1);
  const { site } = await runQuery(cms, '{ site { name headerLinks { to } showsAds } }');
  expect(site).toEqual({ name: null, headerLinks: [], showsAds: true });
});

test('later starts keep what editors entered', async () => {
  const before = await contentVersion(cms);
  await cms.strapi.documents(SITE).update({ documentId: 'site', data: { name: 'Calm Days' } });
  expect(await contentVersion(cms)).toBeGreaterThan(before);
  await restart(cms);
  await createSiteDocument(cms.strapi);
  expect(await count()).toBe(1);
  expect(await runQuery(cms, '{ site { name } }')).toEqual({ site: { name: 'Calm Days' } });
});
