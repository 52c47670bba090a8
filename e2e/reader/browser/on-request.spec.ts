import { expect, test } from '../../support/fixtures.ts';
import { ReaderPage } from '../../pages/ReaderPage.ts';
import { collectProblems } from '../../support/page/problems.ts';

test('third-party content loads only when the reader requests it', async ({ page, baseURL }) => {
  const problems = collectProblems(page);
  const foreign: string[] = [];
  await page.route(
    (url) => url.origin !== new URL(baseURL ?? '').origin,
    async (route) => {
      foreign.push(route.request().url());
      await route.fulfill({ contentType: 'text/html', body: '<p>A map</p>' });
    },
  );
  await page.goto('/blog/start-walking-for-your-health');
  await new ReaderPage(page).loadAllPictures();
  const show = page.getByRole('button', { name: /^Show Map/ });
  await show.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(foreign).toEqual([]);
  await expect(page.locator('iframe:not([title=Advertisement])')).toHaveCount(0);

  await show.click();
  const map = page.getByTitle(/^Hyde Park, London/);
  await expect(map).toHaveAttribute('src', /^https:\/\/www\.openstreetmap\.org\/export\/embed\.html\?bbox=/);
  await expect(map).toBeFocused();
  await expect(map.contentFrame().getByText('A map')).toBeVisible();
  expect(foreign).toHaveLength(1);
  expect(problems).toEqual([]);
});

test('video and audio files are not fetched before the reader presses play', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.goto('/blog/panic-attacks-what-to-do');
  await new ReaderPage(page).loadAllPictures();
  await page.locator('audio').scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  const media = (): string[] => fetched.filter((url) => /\.(mp4|mp3)(\?|$)/.test(url));
  expect(media()).toEqual([]);

  const film = page.locator('video');
  await film.focus();
  await page.keyboard.press('Space');
  await expect
    .poll(() => film.evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(0);
  expect(media().every((url) => url.includes('.mp4'))).toBe(true);
  expect(media().length).toBeGreaterThan(0);
});
