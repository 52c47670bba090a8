import { getDialect } from '../../src/platform/database/dialect';
import { createPruning } from '../../src/domain/history/versions/prune';
import { findPinnedEditions } from '../../src/domain/schedule/jobs';
import { listVersions, readSnapshot } from '../../src/domain/history/versions/versions';
import { BODIES, VERSIONS } from '../../src/domain/history/versions/versions-table';
import { asAdmin, getEntries } from '../support/cms/as-admin';
import { bootCms, type Cms } from '../support/harness';
import { loginAsAdmin } from '../support/members/sign-in';

const ARTICLES = getEntries('api::blog.blog');
const DAY_MS = 86_400_000;
const RETENTION = { allDays: 90, dailyDays: 365 };
const prunes = () => createPruning(getDialect(cms.strapi), RETENTION, findPinnedEditions);

let cms: Cms;
let editor: string;
beforeAll(async () => {
  cms = await bootCms();
  editor = await loginAsAdmin(cms, 'strapi-editor');
});
afterAll(() => cms.stop());

const knex = () => cms.strapi.db.connection;
const editions = async (id: string) =>
  (await listVersions(knex(), id, { limit: 100 })).map(({ edition }) => edition);

/** An article with a version for each of these ages, in days. The first one is published. */
async function articleOfAges(ages: number[]): Promise<string> {
  const { post, put } = asAdmin(cms, editor);
  const { body } = await post(ARTICLES, { title: 'Version 1' }).expect(201);
  const id: string = body.data.documentId;
  await post(`${ARTICLES}/${id}/actions/publish`).expect(200);
  for (let edition = 3; edition <= ages.length; edition += 1)
    await put(`${ARTICLES}/${id}`, { title: `Version ${edition}` }).expect(200);
  for (const [index, age] of ages.entries())
    await knex()(VERSIONS)
      .where({ document_id: id, edition: index + 1 })
      .update({ made_at: Date.now() - age * DAY_MS });
  return id;
}

test('deletes old versions with their contents, but not the latest and not the live one', async () => {
  const id = await articleOfAges([900, 800, 700, 600, 500]);
  await prunes()(knex());
  expect(await editions(id)).toEqual([5, 2]);
  expect(await knex()(BODIES).where({ document_id: id })).toHaveLength(2);
  const [latest, live] = await listVersions(knex(), id, { limit: 2 });
  expect(await readSnapshot(knex(), latest!)).toMatchObject({ title: 'Version 5' });
  expect(await readSnapshot(knex(), live!)).toMatchObject({ title: 'Version 1' });
});

test('leaves other documents alone, and goes on where it ended', async () => {
  const old = await articleOfAges([900, 800, 700, 600]);
  const recent = await articleOfAges([4, 3, 2, 1]);
  const prune = prunes();
  for (let run = 0; run < 3; run += 1) await prune(knex());
  expect(await editions(old)).toEqual([4, 2]);
  expect(await editions(recent)).toEqual([4, 3, 2, 1]);
});

test('forgets a deleted article after its days of restoring', async () => {
  const id = await articleOfAges([200, 200]);
  await asAdmin(cms, editor).delete(`${ARTICLES}/${id}`).expect(200);
  await prunes()(knex());
  expect(await editions(id)).not.toEqual([]);
  await prunes()(knex(), Date.now() + 91 * DAY_MS);
  expect(await editions(id)).toEqual([]);
  expect(await knex()(BODIES).where({ document_id: id })).toEqual([]);
});
