import fs from 'node:fs';
import { request as requests } from '@playwright/test';
import { runCmsProgram } from '../../scripts/lib/product/cms-program.ts';
import { AdminApi } from '../support/product/admin-api.ts';
import { expect, test } from '../support/fixtures.ts';
import { MemberApi } from '../support/members/member-api.ts';
import { startOwnProduct } from '../support/product/own-product.ts';
import { createUniquePicture } from '../support/unique-picture.ts';

/** Fewer than a new member may write. */
const MOST_COMMENTS = 15;

test('what was accepted before a backup is there after the disk is lost and the backup restored', async ({}, testInfo) => {
  const product = await startOwnProduct(testInfo.outputPath('servers.log'));
  const request = await requests.newContext({ baseURL: product.url });
  const place = testInfo.outputPath('backups');
  const backup = (...args: string[]) =>
    runCmsProgram('backup', args, { env: product.env, cwd: testInfo.outputDir });
  try {
    const admin = await AdminApi.signIn(request, product.owner);
    const image = await admin.uploadBytes('window.webp', createUniquePicture().buffer);
    const article = await admin.publishArticle({ title: 'Good Naps', slug: 'good-naps', image });
    const member = await MemberApi.signUp(request);
    const accepted: number[] = [];
    const over = new AbortController();
    const write = async () => {
      while (!over.signal.aborted && accepted.length < MOST_COMMENTS)
        accepted.push(await member.comment(article, `Comment ${accepted.length}`));
    };
    const writing = write();
    await expect.poll(() => accepted.length).toBeGreaterThan(5);
    const before = [...accepted];
    expect(await backup('make', '--to', place)).toBe(0);
    over.abort();
    await writing;

    await product.killCms();
    fs.rmSync(product.env.DATA_DIR ?? '', { recursive: true });
    expect(await backup('restore', place)).toBe(0);
    await product.startCms();

    await expect.poll(async () => (await request.get(`/api/comments/${article}`)).status()).toBe(200);
    const stored: { comment_id: number }[] = await (await request.get(`/api/comments/${article}`)).json();
    const ids = new Set(stored.map(({ comment_id }) => comment_id));
    expect(before.filter((id) => !ids.has(id))).toEqual([]);
    // The same session, and the same picture.
    expect((await member.call('GET', '/users/me')).status()).toBe(200);
    const page = await (await request.get('/blog/good-naps')).text();
    const [, picture] = /src="(\/uploads\/[^"]+)"/.exec(page) ?? [];
    expect((await request.get(picture ?? '')).status()).toBe(200);
  } finally {
    await request.dispose();
    await product.end();
  }
});
