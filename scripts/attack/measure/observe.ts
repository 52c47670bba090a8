import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openSqlite } from '../../bench/stores/database.ts';
import { getField } from '../../bench/requests/read-requests.ts';
import { longestBlockSince } from './event-loop.ts';
import type { OwnProduct } from '../target/target.ts';

/** In MB. */
export interface Memory {
  before: number;
  peak: number;
  after: number;
}

/** What an attack did to the product's processes and files. */
export interface Observation {
  cms: Memory;
  site: Memory;
  /** In ms. */
  cmsHeld: number | undefined;
  siteHeld: number | undefined;
  /** How much each folder grew, in MB. */
  dataGrowth: number;
  tempGrowth: number;
  /** Files that the servers left in their temporary folder. */
  tempFiles: string[];
  uploads: number;
  /** Rows added, by table. */
  rows: ReadonlyMap<string, number>;
}

/** Tables that members, guests and editors can write to. */
const TABLES = [
  'blogs',
  'comment_reports',
  'comments',
  'contact_messages',
  'files',
  'ratings',
  'saved_blogs',
  'subscribers',
  'up_users',
];
const SAMPLE_EVERY_MS = 250;
/** How long to wait for temporary files that are still being deleted. */
const SETTLE_MS = 5_000;

/** Observes the product until the returned function is called. */
export async function observe(own: OwnProduct): Promise<() => Promise<Observation>> {
  const since = Date.now();
  const pids = { cms: own.running.cms.pid, site: own.running.web.pid };
  const first = { cms: megabytes(pids.cms), site: megabytes(pids.site) };
  const peak = { ...first };
  const timer = setInterval(() => {
    peak.cms = Math.max(peak.cms, megabytes(pids.cms));
    peak.site = Math.max(peak.site, megabytes(pids.site));
  }, SAMPLE_EVERY_MS);
  // If the attack itself fails, nothing clears the timer.
  timer.unref();
  const before = await getFiles(own);
  return async () => {
    const until = Date.now() + SETTLE_MS;
    while (getContents(own.tempDir).length > 0 && Date.now() < until) await wait(100);
    clearInterval(timer);
    const after = await getFiles(own);
    const memory = (which: 'cms' | 'site'): Memory => ({
      before: first[which],
      peak: peak[which],
      after: megabytes(pids[which]),
    });
    return {
      cms: memory('cms'),
      site: memory('site'),
      cmsHeld: longestBlockSince(own.notesDir, pids.cms, since),
      siteHeld: longestBlockSince(own.notesDir, pids.site, since),
      dataGrowth: after.data - before.data,
      tempGrowth: after.temp - before.temp,
      tempFiles: getContents(own.tempDir),
      uploads: after.uploads - before.uploads,
      rows: new Map([...after.rows].map(([table, count]) => [table, count - (before.rows.get(table) ?? 0)])),
    };
  };
}

const getFiles = async ({ dataDir, tempDir }: OwnProduct) => ({
  data: getSize(dataDir),
  temp: getSize(tempDir),
  uploads: getContents(path.join(dataDir, 'public/uploads')).length,
  rows: await toRows(path.join(dataDir, 'data.db')),
});

/** The resident memory of a process, in whole MB; 0 if it has ended. */
function megabytes(pid: number | undefined): number {
  try {
    const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Math.round(Number(kilobytes ?? 0) / 1024);
  } catch {
    return 0;
  }
}

const getContents = (folder: string): string[] =>
  existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];

/** In MB. */
function getSize(folder: string): number {
  const bytes = getContents(folder).map(
    // The file may have been deleted in the meantime.
    (name) => statSync(path.join(folder, name), { throwIfNoEntry: false })?.size ?? 0,
  );
  return bytes.reduce((sum, size) => sum + size, 0) / 1024 / 1024;
}

/** The number of rows per table. Tables that this checkout lacks are omitted. */
async function toRows(file: string): Promise<Map<string, number>> {
  const database = openSqlite(file);
  const known = await database.run("SELECT name AS value FROM sqlite_master WHERE type = 'table'");
  const names = known.map((row) => getField(row, 'value'));
  const counts = new Map<string, number>();
  for (const table of TABLES.filter((name) => names.includes(name))) {
    const [counted] = await database.run(`SELECT count(*) AS value FROM ${table}`);
    counts.set(table, Number(getField(counted, 'value')));
  }
  await database.close();
  return counts;
}
