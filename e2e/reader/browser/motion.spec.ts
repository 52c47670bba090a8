import type { Locator, Page } from '@playwright/test';
import { ReaderPage } from '../../pages/ReaderPage.ts';
import { expect, test } from '../../support/fixtures.ts';
import { nextFrames } from '../../support/page/frames.ts';

interface Moving {
  what: string;
  address: string;
  find: (page: Page) => Locator;
  everyMs: number;
}

const MOVING: Moving[] = [
  {
    what: 'the auto-carousel in an article',
    address: '/blog/hay-fever-get-through-pollen-season',
    find: (page) => page.getByRole('main').getByRole('group', { name: /^Pictures, beginning with/ }),
    everyMs: 3000,
  },
  {
    what: 'the headline carousel on the home page',
    address: '/',
    find: (page) => page.getByRole('region', { name: 'Headlines' }),
    everyMs: 5000,
  },
  {
    what: 'the featured strip on the home page',
    address: '/',
    find: (page) => page.getByRole('region', { name: 'Featured' }),
    everyMs: 6000,
  },
];

/** The scroll position of its row of slides. */
const place = (carousel: Locator): Promise<number> =>
  carousel
    .getByRole('list')
    .first()
    .evaluate(({ scrollLeft }) => scrollLeft);

/** The same after scrolling has stopped. */
async function restingPlace(page: Page, carousel: Locator): Promise<number> {
  let before: number;
  let now = await place(carousel);
  do {
    before = now;
    await nextFrames(page);
    await nextFrames(page);
    now = await place(carousel);
  } while (now !== before);
  return now;
}

async function expectToAdvance(page: Page, carousel: Locator, { everyMs }: Moving): Promise<void> {
  const before = await restingPlace(page, carousel);
  await page.clock.runFor(everyMs + 100);
  await expect.poll(() => place(carousel)).not.toBe(before);
}

async function expectToStay(page: Page, carousel: Locator, { everyMs }: Moving): Promise<void> {
  const before = await restingPlace(page, carousel);
  await page.clock.runFor(2 * everyMs);
  expect(await restingPlace(page, carousel)).toBe(before);
}

test.beforeEach(({ page }) => page.clock.install());

for (const moving of MOVING) {
  const { what, address, find } = moving;

  test(`${what} advances automatically and pauses on hover`, async ({ page }) => {
    await page.goto(address);
    const carousel = find(page);
    await carousel.scrollIntoViewIfNeeded();
    await expectToAdvance(page, carousel, moving);
    await carousel.hover();
    await expectToStay(page, carousel, moving);
    await page.mouse.move(0, 0);
    await expectToAdvance(page, carousel, moving);
  });

  test(`${what} pauses and resumes with its button`, async ({ page }) => {
    await page.goto(address);
    const carousel = find(page);
    await new ReaderPage(page).tookOver(carousel);
    await carousel.getByRole('button', { name: 'Pause' }).click();
    await page.mouse.move(0, 0);
    await expectToStay(page, carousel, moving);
    await carousel.getByRole('button', { name: 'Play' }).click();
    await page.mouse.move(0, 0);
    await expectToAdvance(page, carousel, moving);
  });

  test(`${what} does not advance when the reader prefers reduced motion`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(address);
    const carousel = find(page);
    await expect(carousel.getByRole('button', { name: 'Play' })).toBeVisible();
    await expectToStay(page, carousel, moving);
  });
}

test('the home page runs no CSS transitions when the reader prefers reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
  await page.goto('/');
  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    dataset.transitions = '0';
    window.addEventListener(
      'transitionrun',
      () => (dataset.transitions = String(Number(dataset.transitions) + 1)),
    );
  });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 360, height: 740 });
  await nextFrames(page);
  await expect(page.locator('html')).toHaveAttribute('data-transitions', '0');
});
