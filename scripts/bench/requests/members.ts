import path from 'node:path';
import { buildWhatChanged } from '../../lib/product/builds.ts';
import { scratchEnvironment } from '../../lib/product/settings/environment.ts';
import { Failure } from '../../lib/process/failure.ts';
import { findPostgres } from '../../lib/postgres/postgres.ts';
import { judgeMembers, MEMBERS } from '../aims.ts';
import { openPostgres, openSqlite } from '../stores/database.ts';
import { loadMembers } from '../stores/load-members.ts';
import { measureStores, type Prepared } from '../stores/measure-stores.ts';
import { measureLoad, type Measurement } from '../measure.ts';
import { postgresStores } from '../stores/postgres-stores.ts';
import { getField } from './read-requests.ts';
import { signUp, type BenchMember } from '../sign-up.ts';
import { copiedStore, sqliteStore } from '../stores/sqlite-store.ts';
import { startBenchCms, type Store } from '../stores/store.ts';
import { formatAim } from '../format-aim.ts';

const ARTICLES = 1_000;
const COMMENTS = 5_000;
const SAVED = 1_000;
const WRITERS = 32;
const SECONDS = 3;

/** Measures the reads and writes of members on both databases. */
export async function benchMembers(): Promise<void> {
  await buildWhatChanged(scratchEnvironment({}), ['cms']);
  const measure = (stores: Store[]) =>
    measureStores(stores, prepare, { base: MEMBERS.constant, takes: 'about a minute' });
  const figures = await measure([copiedStore(await sqliteStore(ARTICLES), 'bench-members')]);
  const postgres = findPostgres();
  if (postgres) {
    const stores = await postgresStores(postgres, [ARTICLES]);
    figures.push(...(await measure(stores.filter(({ articles }) => articles === ARTICLES))));
  }
  console.log(
    `  Reads come from one client and are not cached; writes from ${WRITERS} at once, each for a different member or article.\n`,
  );
  for (const aim of judgeMembers(figures)) console.log(formatAim(aim));
  console.log('');
}

async function prepare({ settings }: Store): Promise<Prepared> {
  const cms = await startBenchCms(settings, 'off');
  const ids = await articleIds(cms.address);
  const [read = ''] = ids;
  const written = ids.slice(1);
  const members = await signUp(cms.address, WRITERS);
  const [reader] = members;
  if (!reader || written.length < WRITERS)
    throw new Failure('There are too few members or articles to measure.');
  const database = settings.DATABASE_URL
    ? await openPostgres(settings.DATABASE_URL)
    : openSqlite(path.join(String(settings.DATA_DIR), 'data.db'));
  await loadMembers(database, { article: read, member: reader.id, comments: COMMENTS, saved: SAVED });
  await database.close();

  const reading = (title: string, path: string, right: (body: unknown) => boolean): Measurement => ({
    title,
    round: () => readBy(cms.address + path, reader, right),
  });
  const writing = (title: string, path: string, body: (turn: number) => object): Measurement => ({
    title,
    round: () => write(cms.address + path, members, body),
  });
  const lists = (length: number) => (body: unknown) => Array.isArray(body) && body.length === length;
  const getArticle = (turn: number) => written[turn % written.length];
  return {
    running: [cms],
    measurements: [
      reading(MEMBERS.constant, '/bench/constant', (body) => getField(body, 'constant') === true),
      reading(MEMBERS.firstComments, `/api/comments/${read}?page=1&limit=50`, lists(50)),
      reading(MEMBERS.lastComments, `/api/comments/${read}?page=80&limit=50`, lists(50)),
      reading(MEMBERS.allComments, `/api/comments/${read}`, lists(COMMENTS * 0.8)),
      reading(MEMBERS.saved, '/api/blogs/saved', lists(SAVED)),
      reading(
        MEMBERS.isSaved,
        `/api/saved_blogs/${reader.id}/${read}`,
        (body) => typeof getField(body, 'isSaved') === 'boolean',
      ),
      writing(MEMBERS.rate, '/api/ratings', (turn) => ({
        blog_id: getArticle(turn),
        rating: 1 + (turn % 5),
      })),
      writing(MEMBERS.rateOne, '/api/ratings', (turn) => ({ blog_id: read, rating: 1 + (turn % 5) })),
      writing(MEMBERS.comment, '/api/comments', (turn) => ({
        blog_id: getArticle(turn),
        comment_text: `Thank you, that was what I looked for. (${turn})`,
      })),
    ],
  };
}

async function articleIds(address: string): Promise<string[]> {
  const all: unknown = await (await fetch(`${address}/api/blogs?limit=100`)).json();
  return Array.isArray(all) ? all.map((blog: unknown) => String(getField(blog, 'blog_id'))) : [];
}

async function readBy(url: string, { auth }: BenchMember, right: (body: unknown) => boolean) {
  const response = await fetch(url, { headers: auth });
  if (!right(await response.json()))
    throw new Failure(`${url} returned a wrong response (${response.status}).`);
  return measureLoad(url, { connections: 1, seconds: SECONDS, headers: auth });
}

/** A different body for each request, across all connections. */
function write(url: string, members: BenchMember[], body: (turn: number) => object) {
  let turns = 0;
  const setupRequest = (request: object): object => {
    const turn = turns++;
    const headers = { 'content-type': 'application/json', ...members[turn % members.length]?.auth };
    return { ...request, method: 'POST', headers, body: JSON.stringify(body(turn)) };
  };
  return measureLoad(url, { connections: WRITERS, seconds: SECONDS, requests: [{ setupRequest }] });
}
