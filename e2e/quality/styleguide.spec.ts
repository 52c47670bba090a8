import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { collectProblems } from '../support/page/problems.ts';
import { ReaderPage } from '../pages/ReaderPage.ts';

/** The narrowest screen, and one with the table of contents beside the samples. */
const WIDTHS = [320, 1280];

/** Samples that overflow their frame or a list in it, by state name. */
const tooWide = (page: Page) =>
  page
    .locator('figure:has(> .styleguide-stage)')
    .evaluateAll((samples) =>
      samples
        .filter((sample) =>
          [...sample.querySelectorAll(':scope > div, ol')].some(
            ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
          ),
        )
        .map(({ firstElementChild: caption }) => caption?.textContent),
    );

test('the style guide shows every sample within its frame, without errors', async ({ page }) => {
  const problems = collectProblems(page);
  const reader = new ReaderPage(page);
  await page.goto('/styleguide');
  await reader.loadAllPictures();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await reader.expectNoSidewaysScroll();
    expect(await tooWide(page), `at ${width} px`).toEqual([]);
  }
  expect(problems).toEqual([]);
});

test('the style guide links to its sections, shows token values and opens a sample dialog', async ({
  page,
}) => {
  await page.goto('/styleguide');
  const entries = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
  const hashes = await entries.evaluateAll((links: HTMLAnchorElement[]) => links.map(({ hash }) => hash));
  expect(hashes.length).toBeGreaterThan(10);
  for (const hash of hashes) await expect(page.locator(`h2${hash}`)).toHaveCount(1);

  // The style sheet tests compute the same contrast.
  await page.emulateMedia({ colorScheme: 'light' });
  const ink = page.locator('.styleguide-card', { has: page.locator('code', { hasText: /^--ink$/ }) });
  await expect(ink).toContainText('#24211c');
  await expect(ink).toContainText('on --surface 16.0');

  const question = page.getByRole('figure', { name: 'A question' });
  await question.getByRole('button', { name: 'Show it' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
