import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { isPastDeadline } from '../../scripts/test-suite/deadline.ts';
import { hasJava } from '../../scripts/test-suite/parts/java.ts';
import { startNuChecker, type NuChecker } from './html/nu-checker.ts';
import { request as requests, test as base, type Page } from '@playwright/test';
import { AdminApi } from './product/admin-api.ts';
import { AdminScreens } from '../pages/AdminScreens.ts';
import { runningProduct, type Account } from './product/running-product.ts';
import { withHydration } from './page/with-hydration.ts';

interface TestFixtures {
  admin: AdminApi;
  /** The editors' screens, signed in with an account whose only role is Editor. */
  screens: AdminScreens;
  /** A reader's browser window, which shares nothing with the editor's. */
  reader: Page;
  /** Words for a title that no other test uses. Articles with them are deleted when the test ends. */
  uniqueTitle: string;
  /** The folder of a browser that is started again, or killed. */
  profile: string;
  /** Skips tests that would begin after the deadline of the run. */
  deadline: void;
}
interface WorkerFixtures {
  editor: Account;
  /** Undefined without Java. */
  nuChecker: NuChecker | undefined;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  editor: [
    async ({}, use) => {
      const { url, owner } = runningProduct();
      const request = await requests.newContext({ baseURL: url });
      await use(await (await AdminApi.signIn(request, owner)).createEditor());
      await request.dispose();
    },
    { scope: 'worker' },
  ],
  nuChecker: [
    async ({}, use) => {
      const checker = hasJava() ? await startNuChecker() : undefined;
      await use(checker);
      checker?.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  deadline: [
    async ({}, use, testInfo) => {
      testInfo.skip(isPastDeadline(), 'The time of this run is up (TEST_DEADLINE).');
      await use();
    },
    { auto: true },
  ],
  profile: async ({}, use) => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'wellfolio-profile-'));
    await use(folder);
    rmSync(folder, { recursive: true, force: true });
  },
  admin: async ({ request }, use) => use(await AdminApi.signIn(request, runningProduct().owner)),
  screens: async ({ page, editor }, use) => {
    const screens = new AdminScreens(page);
    await screens.startSession(editor);
    await use(screens);
  },
  page: ({ page, javaScriptEnabled }, use) => use(javaScriptEnabled ? withHydration(page) : page),
  reader: async ({ browser, baseURL }, use) => {
    const context = await browser.newContext({ baseURL });
    await use(withHydration(await context.newPage()));
    await context.close();
  },
  uniqueTitle: async ({ admin }, use) => {
    const title = `Quiet evenings ${randomUUID().slice(0, 8)}`;
    await use(title);
    await admin.deleteArticles(title);
  },
});

export { expect } from '@playwright/test';
