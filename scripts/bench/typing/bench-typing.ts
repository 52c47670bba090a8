import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { chromiumArgs } from '../../lib/browser/chromium-args.ts';
import { findOrInstallChromium } from '../../lib/browser/chromium.ts';
import { runStep } from '../../lib/process/step.ts';
import { scratchFolder } from '../../lib/process/scratch.ts';
import { buildWhatChanged } from '../../lib/product/builds.ts';
import { scratchEnvironment } from '../../lib/product/settings/environment.ts';
import { formatAim } from '../format-aim.ts';
import { median } from '../measure.ts';
import { startBenchCms, startBenchSite } from '../stores/store.ts';
import { createLongArticle, signIn, type Session } from './long-article.ts';
import { typeKeys } from './type-keys.ts';
import { judgeOpening, judgeTyping, type Opening } from './typing-aims.ts';

const ADMIN = { email: 'admin@wellfolio.example', password: 'Admin-for-the-bench-1' };
const ROUNDS = 5;
const VIEW = { viewport: { width: 1440, height: 900 } };
const LIST = '/admin/content-manager/collection-types/api::blog.blog';

/** Measures typing in the form of an article of 3,000 words, and opening it, in Chromium. */
export async function benchTyping(): Promise<void> {
  await buildWhatChanged(scratchEnvironment({}));
  const settings = { DATA_DIR: scratchFolder('typing') };
  const cms = await startBenchCms(
    { ...settings, ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password },
    'on',
  );
  const site = await startBenchSite(cms);
  const session = await signIn(site.address, ADMIN);
  const article = await createLongArticle(session);
  const browser = await chromium.launch({
    executablePath: await findOrInstallChromium(),
    args: chromiumArgs,
  });
  try {
    const address = `${site.address}${LIST}/${article.id}`;
    const times = await runStep('Opening the form', 'about a minute', () =>
      measureOpening(browser, session, address, article.title),
    );
    const page = await (await openContext(browser, session)).newPage();
    const costs = await runStep('Typing', 'about two minutes', async () => {
      await page.setContent('<textarea rows="20" cols="80" autofocus></textarea>');
      await page.locator('textarea').focus();
      const textarea = await typeKeys(page);
      await page.goto(address);
      await getText(page).locator('p').nth(25).click();
      const text = await typeKeys(page);
      await page.getByRole('textbox', { name: 'Title' }).focus();
      const title = await typeKeys(page);
      await page.getByRole('textbox', { name: 'Description', exact: true }).first().focus();
      const description = await typeKeys(page);
      return { textarea, fields: { 'the text': text, 'the title': title, 'the description': description } };
    });
    const { textarea } = costs;
    console.log(
      `  a textarea: ${textarea.median.toFixed(1)} ms, p95 ${textarea.p95.toFixed(1)} ms, CPU ${textarea.processor.toFixed(1)} ms a key\n`,
    );
    for (const aim of [...judgeTyping(textarea, costs.fields), ...judgeOpening(times)])
      console.log(formatAim(aim));
  } finally {
    await browser.close();
    await site.stop();
    await cms.stop();
  }
}

const getText = (page: Page) => page.locator('[data-article-text][contenteditable=true]');

/** Opens the form in several rounds, each time until its text can be typed in. */
async function measureOpening(
  browser: Browser,
  session: Session,
  address: string,
  title: string,
): Promise<Opening[]> {
  const list: number[] = [];
  const warm: number[] = [];
  const cold: number[] = [];
  const time = async (page: Page, open: () => Promise<unknown>): Promise<number> => {
    const began = performance.now();
    await open();
    await getText(page).locator('p').first().waitFor();
    return performance.now() - began;
  };
  for (let round = 0; round < ROUNDS; round++) {
    const context = await openContext(browser, session);
    const page = await context.newPage();
    cold.push(await time(page, () => page.goto(address)));
    warm.push(await time(page, () => page.goto(address)));
    await page.goto(session.address + LIST);
    const row = page.getByRole('gridcell', { name: title, exact: true });
    await row.waitFor();
    list.push(await time(page, () => row.click()));
    await context.close();
  }
  return [
    { title: 'the form from the list', most: 800, time: median(list) },
    { title: 'the form by its address, with a warm cache', most: 1500, time: median(warm) },
    { title: 'the form by its address, with an empty cache', most: 2800, time: median(cold) },
  ];
}

const openContext = (browser: Browser, { cookie, address }: Session): Promise<BrowserContext> =>
  browser.newContext({
    ...VIEW,
    storageState: {
      cookies: [cookie],
      origins: [{ origin: address, localStorage: [{ name: 'isLoggedIn', value: 'true' }] }],
    },
  });
