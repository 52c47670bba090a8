import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { request as requests } from '@playwright/test';
import { AdminApi } from '../support/product/admin-api.ts';
import { expect, test } from '../support/fixtures.ts';
import { startOwnProduct } from '../support/product/own-product.ts';

/** A job that is later than a minute is reported. */
const DOWN_MS = 65_000;

test('what fell due while the CMS was down is published at its start, and reported', async ({}, testInfo) => {
  const log = testInfo.outputPath('servers.log');
  const product = await startOwnProduct(log);
  const request = await requests.newContext({ baseURL: product.url });
  try {
    const admin = await AdminApi.signIn(request, product.owner);
    const fields = { title: 'Due while down', slug: 'due-while-down' };
    const id = await admin.create('blog', fields);
    await admin.schedule(id, new Date(Date.now() + 3000));
    await product.killCms();
    await sleep(DOWN_MS);

    await product.startCms();
    await expect
      .poll(async () => (await request.get('/blog/due-while-down')).status(), { timeout: 15_000 })
      .toBe(200);
    // The site connects the admin again a moment later.
    await expect(async () => {
      expect(await admin.readDoneJobs()).toMatchObject([{ documentId: id, missed: true }]);
    }).toPass({ timeout: 15_000 });
    expect(readFileSync(log, 'utf8')).toMatch(/“Due while down” was due on .* the system was not running/);
  } finally {
    await request.dispose();
    await product.end();
  }
});
