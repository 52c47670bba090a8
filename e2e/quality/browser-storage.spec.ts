import type { Page } from '@playwright/test';
import { AdminScreens } from '../pages/AdminScreens.ts';
import { expect, test } from '../support/fixtures.ts';

interface Named {
  cookies: string[];
  /** Keys of local and session storage. */
  storage: string[];
}

/** The names in the cookie policy, as patterns. `…` matches any text. */
async function readDocumentedNames(page: Page): Promise<RegExp[]> {
  await page.goto('/cookie-policy');
  const names = await page.getByRole('rowheader').allTextContents();
  return names
    .flatMap((name) => name.split(', '))
    .map((name) => new RegExp(`^${name.replaceAll('.', String.raw`\.`).replace('…', '.+')}$`));
}

async function readStoredNames(page: Page): Promise<Named> {
  const cookies = await page.context().cookies();
  return {
    cookies: cookies.map(({ name }) => name),
    storage: await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]),
  };
}

test('reading sets no cookies and stores only keys listed in the cookie policy', async ({ page }) => {
  const documented = await readDocumentedNames(page);
  await page.goto('/blog-list', { waitUntil: 'networkidle' });
  await page.mouse.wheel(0, 3000);
  await page.goto('/blog/insomnia-what-really-helps', { waitUntil: 'networkidle' });
  await page.mouse.wheel(0, 3000);
  for (const path of ['/search/sleep', '/mental-health', '/faqs', '/']) await page.goto(path);
  const { cookies, storage } = await readStoredNames(page);
  expect(cookies).toEqual([]);
  expect(storage).toContain('react-router-scroll-positions');
  expect(storage.filter((key) => !documented.some((name) => name.test(key)))).toEqual([]);
});

test('the admin panel stores only cookies and keys listed in the cookie policy', async ({ page, editor }) => {
  const documented = await readDocumentedNames(page);
  await new AdminScreens(page).signIn(editor);
  await page.waitForLoadState('networkidle');
  const { cookies, storage } = await readStoredNames(page);
  expect(cookies).toContain('strapi_admin_refresh');
  expect([...cookies, ...storage].filter((key) => !documented.some((name) => name.test(key)))).toEqual([]);
});
