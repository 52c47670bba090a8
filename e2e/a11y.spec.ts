import { AxeBuilder } from '@axe-core/playwright';
import { demoArticles } from './support/demo-articles.ts';
import { expect, test } from './support/fixtures.ts';
import { ReaderPage } from './pages/ReaderPage.ts';

const ADDRESSES = ['/', ...demoArticles.map(({ path }) => path), '/no-such-page', '/blog/no-such-article'];

for (const address of ADDRESSES) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`axe finds nothing wrong with ${address}, ${colorScheme}`, async ({ page }) => {
      // What moves would be judged half-way.
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(address);
      await new ReaderPage(page).loadAllPictures();
      // Answers are judged too.
      const questions = page.locator('details');
      if ((await questions.count()) > 0) await questions.first().locator('summary').click();

      const { violations } = await new AxeBuilder({ page }).analyze();
      const told = violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${help}\n${target.join(' ')}\n${failureSummary}`),
      );
      expect(told).toEqual([]);
    });
  }
}
