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
  expect(site).toEqual({ name: null, headerLinks: null, showsAds: true });
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

test('a release without choices has its links after the upgrade, and the default where it had none', async () => {
  const headerLinks = [{ text: 'Terms', url: '/terms' }];
  await cms.strapi.documents(SITE).update({ documentId: 'site', data: { headerLinks } as never });
  const tables = getTables(cms);
  await syncTables(
    cms,
    tables.map((table) => ({
      ...table,
      columns: table.columns.filter(({ name }) => !(table.name === 'sites' && name.endsWith('_choice'))),
    })),
  );
  expect(await cms.strapi.db.connection.schema.hasColumn('sites', 'header_links_choice')).toBe(false);
  await startWithTables(cms, tables);
  expect(await runQuery(cms, '{ site { headerLinks { text } socialLinks { text } } }')).toEqual({
    site: { headerLinks: [{ text: 'Terms' }], socialLinks: null },
  });
});
