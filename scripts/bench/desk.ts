import { statSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import path from 'node:path';
import { findPostgres } from '../lib/postgres/postgres.ts';
import { Failure } from '../lib/process/failure.ts';
import { runStep } from '../lib/process/step.ts';
import { buildWhatChanged } from '../lib/product/builds.ts';
import { scratchEnvironment } from '../lib/product/settings/environment.ts';
import { DESK, judgeDesk, judgeList } from './aims.ts';
import { COMMON_WORDS, RARE_WORDS } from './articles.ts';
import { formatAim } from './format-aim.ts';
import { measureTurns, type Measurement } from './measure.ts';
import { getField } from './requests/read-requests.ts';
import { openPostgres, openSqlite, type BenchDatabase } from './stores/database.ts';
import { loadVersions } from './stores/load-versions.ts';
import { measureStores, type Prepared } from './stores/measure-stores.ts';
import { copyPostgresStore, postgresStores } from './stores/postgres-stores.ts';
import { copiedStore, sqliteStore } from './stores/sqlite-store.ts';
import { startBenchCms, type Store } from './stores/store.ts';

const ARTICLES = 10_000;
/** What a list costs must not depend on their number. */
const FEWER_ARTICLES = 1_000;
const VERSIONS = 20;
const SECONDS = 3;
/** So many articles are opened and saved in turns. */
const IN_TURNS = 100;
const ADMIN = { email: 'admin@wellfolio.example', password: 'Admin-for-the-bench-1' };

/**
 * Measures what editors do, with one version of each article and with many, on both databases.
 * @param options optionally `sqlite`, to skip PostgreSQL
 */
export async function benchDesk([only]: string[]): Promise<void> {
  await buildWhatChanged(scratchEnvironment({}), ['cms']);
  const measure = (stores: Store[]) =>
    measureStores(stores, prepare, { base: DESK.constant, takes: 'about 2 minutes' });
  const few = copiedStore(await sqliteStore(ARTICLES), 'bench-desk-few');
  const many = copiedStore(few, 'bench-desk-many');
  const fewer = copiedStore(await sqliteStore(FEWER_ARTICLES), 'bench-desk-fewer');
  const figures = await measure([fewer, few, await withVersions(many)]);
  const postgres = only === 'sqlite' ? undefined : findPostgres();
  if (postgres) {
    const stores = await postgresStores(postgres, [FEWER_ARTICLES, ARTICLES]);
    const most = stores.find(({ articles }) => articles === ARTICLES);
    if (!most) throw new Failure('There is no store with all articles on PostgreSQL.');
    figures.push(
      ...(await measure([
        ...stores,
        await withVersions(await copyPostgresStore(most, 'bench_many_versions')),
      ])),
    );
  }
  console.log(
    `  One editor sends one request after the other. "median ms" runs from the request to the last byte.\n`,
  );
  for (const aim of [...judgeDesk(figures), ...judgeList(figures)]) console.log(formatAim(aim));
  console.log('');
}

async function withVersions(store: Store): Promise<Store> {
  const database = await open(store);
  const before = await getSize(store, database);
  await runStep(`Loading ${VERSIONS} versions of each article`, 'a minute', () =>
    loadVersions(database, { from: 1, each: VERSIONS }),
  );
  const grown = (await getSize(store, database)) - before;
  await database.close();
  const each = grown / (ARTICLES * VERSIONS);
  console.log(
    `  ${(grown / 2 ** 20).toFixed(0)} MB more in the database: ${(each / 1024).toFixed(1)} KB a version, or ${((each * VERSIONS * 100_000) / 2 ** 30).toFixed(1)} GB for 100,000 articles`,
  );
  return { ...store, detail: `${VERSIONS} versions each` };
}

function open({ settings }: Store): Promise<BenchDatabase> {
  return settings.DATABASE_URL
    ? openPostgres(settings.DATABASE_URL)
    : Promise.resolve(openSqlite(getFile(settings)));
}

const getFile = (settings: NodeJS.ProcessEnv): string => path.join(String(settings.DATA_DIR), 'data.db');

/** In bytes. */
async function getSize({ settings }: Store, { dialect, run }: BenchDatabase): Promise<number> {
  if (dialect === 'sqlite') {
    await run('PRAGMA wal_checkpoint(TRUNCATE)');
    return statSync(getFile(settings)).size;
  }
  const [row] = await run('SELECT pg_database_size(current_database()) AS size');
  return Number(getField(row, 'size'));
}

async function prepare(store: Store): Promise<Prepared> {
  const { settings } = store;
  const cms = await startBenchCms(
    { ...settings, ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password },
    'off',
  );
  const send = await signIn(cms.address);
  await waitForDrafts(store);
  const list = '/content-manager/collection-types/api::blog.blog';
  const found = getField(await send('GET', `${list}?pageSize=${IN_TURNS}&sort=slug:ASC`), 'results');
  const ids = Array.isArray(found) ? found.map((row: unknown) => String(getField(row, 'documentId'))) : [];
  if (ids.length < IN_TURNS) throw new Failure(`The list of articles contains only ${ids.length}.`);
  const history = (id: string) => `/admin/history/api::blog.blog/${id}`;
  const getId = (turn: number): string => ids[turn % ids.length] ?? '';
  const measured = (title: string, act: (id: string, turn: number) => Promise<unknown>): Measurement => ({
    title,
    round: () => measureTurns(async (turn) => void (await act(getId(turn), turn)), SECONDS),
  });
  return {
    running: [cms],
    measurements: [
      measured(DESK.constant, () => send('GET', '/bench/constant')),
      measured(DESK.list, () => send('GET', `${list}?page=1&pageSize=20`)),
      measured(DESK.deepList, () => send('GET', `${list}?page=400&pageSize=20&sort=title:ASC`)),
      measured(DESK.mine, () => send('GET', `${list}?view=mine&page=1&pageSize=20`)),
      measured(DESK.drafts, () => send('GET', `${list}?view=drafts&page=1&pageSize=20`)),
      measured(DESK.scheduled, () => send('GET', `${list}?view=scheduled&page=1&pageSize=20`)),
      measured(DESK.needsWork, () => send('GET', `${list}?view=needs-work&page=1&pageSize=20`)),
      measured(DESK.counts, () => send('GET', '/admin/article-list/views')),
      measured(DESK.rareWord, () => send('GET', `${list}?_q=${RARE_WORDS[0]}&page=1&pageSize=20`)),
      measured(DESK.commonWord, () => send('GET', `${list}?_q=${COMMON_WORDS[0]}&page=1&pageSize=20`)),
      measured(DESK.form, (id) => send('GET', `${list}/${id}`)),
      measured(DESK.save, (id, turn) =>
        send('PUT', `${list}/${id}`, { description: `Saved ${turn}, ${Date.now()}` }),
      ),
      measured(DESK.history, (id) => send('GET', history(id))),
      measured(DESK.version, async (id) => send('GET', `${history(id)}/0`)),
    ],
  };
}

const LONGEST_INDEXING_MS = 10 * 60_000;

/** Waits until the CMS has read all drafts into the index of the list: it does so in the background. */
async function waitForDrafts(store: Store): Promise<void> {
  const database = await open(store);
  const until = Date.now() + LONGEST_INDEXING_MS;
  await runStep(`Indexing drafts of ${store.articles} articles`, 'up to 2 minutes', async () => {
    while ((await database.run('SELECT id FROM article_draft_queue LIMIT 1')).length > 0) {
      if (Date.now() > until) throw new Failure('The drafts were not indexed in time.');
      await setTimeout(1000);
    }
  });
  await database.close();
}

type Send = (method: string, path: string, body?: object) => Promise<unknown>;

/** @returns sends requests of the first administrator. Throws a Failure if a response is not 2xx. */
async function signIn(address: string): Promise<Send> {
  const send =
    (headers: Record<string, string>): Send =>
    async (method, path, body) => {
      const response = await fetch(address + path, {
        method,
        headers: { 'content-type': 'application/json', ...headers },
        ...(body && { body: JSON.stringify(body) }),
      });
      const json: unknown = await response.json();
      if (!response.ok)
        throw new Failure(`${method} ${address}${path} returned ${response.status}: ${JSON.stringify(json)}`);
      return json;
    };
  const token = getField(getField(await send({})('POST', '/admin/login', ADMIN), 'data'), 'token');
  return send({ authorization: `Bearer ${String(token)}` });
}
