import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { request as requests } from '@playwright/test';
import { root } from '../../scripts/lib/files/root.ts';
import {
  createCluster,
  findPostgres,
  getUrl,
  serveCluster,
  unprivileged,
  type Cluster,
} from '../../scripts/lib/postgres/postgres.ts';
import { findFreePort } from '../../scripts/lib/product/ports.ts';
import { AdminApi } from '../support/product/admin-api.ts';
import { expect, test } from '../support/fixtures.ts';
import { MemberApi } from '../support/members/member-api.ts';
import { startOwnProduct } from '../support/product/own-product.ts';

const SCRIPTS = path.join(root, 'docs/operations/postgresql');
const bin = findPostgres();

test.skip(!bin, 'PostgreSQL is not installed here (Debian, Ubuntu: apt-get install -y postgresql).');

test('PostgreSQL goes back to the moment before an accident, as often as one likes', async ({}, testInfo) => {
  const cluster = await createCluster(bin ?? '');
  const archive = path.join(cluster.folder, 'archive');
  runScript(cluster, 'mkdir', '-p', path.join(archive, 'wal'));
  const fail = await serveCluster(cluster, {
    archive_mode: 'on',
    archive_command: `${SCRIPTS}/archive-wal.sh "%p" "${archive}/wal/%f"`,
  });
  const product = await startOwnProduct(testInfo.outputPath('servers.log'), {
    DATABASE_URL: getUrl(cluster),
  });
  const request = await requests.newContext({ baseURL: product.url });
  try {
    const admin = await AdminApi.signIn(request, product.owner);
    const article = await admin.publishArticle({ title: 'Good Naps', slug: 'good-naps' });
    const member = await MemberApi.signUp(request);
    runScript(cluster, `${SCRIPTS}/base-backup.sh`, archive);
    // A base is named by the second in which it ended.
    await wait(1000);
    const kept = await member.comment(article, 'Before the accident');
    const moment = query(cluster, "SELECT to_char(clock_timestamp(), 'YYYY-MM-DD HH24:MI:SS.USTZH:TZM')");
    query(cluster, 'DELETE FROM comments');
    const segment = query(cluster, 'SELECT pg_walfile_name(pg_switch_wal())');
    await expect
      .poll(() => fs.existsSync(path.join(archive, 'wal', segment)), { timeout: 60_000 })
      .toBe(true);
    await product.killCms();
    await fail();
    fs.rmSync(cluster.data, { recursive: true });

    expect(() =>
      runScript(cluster, `${SCRIPTS}/restore-to.sh`, archive, '2026-11-30 18:45:00', cluster.data),
    ).toThrow('has no time zone');
    // First aside, to look at it; then for good, from the same archive.
    const aside = { ...cluster, data: path.join(cluster.folder, 'aside'), port: await findFreePort() };
    for (const restored of [aside, cluster]) {
      runScript(cluster, `${SCRIPTS}/restore-to.sh`, archive, moment, restored.data);
      await serveCluster(restored, {});
      await expect.poll(() => query(restored, 'SELECT pg_is_in_recovery()')).toBe('f');
      expect(query(restored, 'SELECT id FROM comments')).toBe(String(kept));
    }
    await product.startCms();
    await expect.poll(async () => (await request.get(`/api/comments/${article}`)).status()).toBe(200);
    const stored: { comment_id: number }[] = await (await request.get(`/api/comments/${article}`)).json();
    expect(stored.map(({ comment_id }) => comment_id)).toEqual([kept]);
    expect((await member.call('GET', '/users/me')).status()).toBe(200);
  } finally {
    await request.dispose();
    await product.end();
  }
});

/** Runs a program as the account of PostgreSQL, and returns its output. @throws an error with what it said */
function runScript(cluster: Cluster, program: string, ...args: string[]): string {
  return execFileSync(program, args, {
    ...unprivileged(),
    cwd: cluster.folder,
    encoding: 'utf8',
    stdio: 'pipe',
    env: {
      ...process.env,
      PATH: `${cluster.bin}:${process.env.PATH ?? ''}`,
      PGHOST: '127.0.0.1',
      PGPORT: String(cluster.port),
      PGUSER: 'wellfolio',
      PGPASSWORD: cluster.password,
      PGDATABASE: 'postgres',
    },
  });
}

/** Runs a statement, and returns its only value. */
const query = (cluster: Cluster, statement: string): string =>
  runScript(
    cluster,
    'psql',
    '--no-psqlrc',
    '--quiet',
    '--tuples-only',
    '--no-align',
    '--command',
    statement,
  ).trim();
