import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures.ts';
import { holdRequests } from '../../support/page/hold-requests.ts';

const ARTICLE = '/blog/insomnia-what-really-helps';

interface Menu {
  name: string;
  script: RegExp;
  viewport: { width: number; height: number };
  button: (page: Page) => Locator;
  content: (page: Page) => Locator;
  /** Link target of a click if its script does not load. */
  instead: RegExp;
}

const MENUS: Menu[] = [
  {
    name: 'the mega-menu',
    script: /\/assets\/SpotlightPanel-[^/]+\.js$/,
    viewport: { width: 1280, height: 800 },
    button: (page) => page.getByRole('button', { name: 'In the Spotlight' }),
    content: (page) => page.getByRole('list', { name: /^Articles: / }),
    instead: /\/categories-list$/,
  },
  {
    name: 'the phone menu',
    script: /\/assets\/PhoneMenu-[^/]+\.js$/,
    viewport: { width: 360, height: 740 },
    button: (page) => page.getByRole('button', { name: 'Menu' }),
    content: (page) => page.getByRole('dialog'),
    instead: /#site-links$/,
  },
];

for (const { name, script, viewport, button, content, instead } of MENUS) {
  test.describe(`${name} with a delayed script`, () => {
    test.use({ viewport });

    /** Clicked while its script is loading. */
    async function press(page: Page): Promise<() => Promise<void>> {
      const release = await holdRequests(page, script);
      await page.goto(ARTICLE);
      await button(page).click();
      // A mouse pointer that stays on the button would open the menu.
      await page.mouse.move(300, 700);
      await expect(button(page)).toHaveAttribute('aria-busy', 'true');
      await expect(button(page)).toHaveAttribute('aria-expanded', 'false');
      return async () => {
        const came = page.waitForResponse(script);
        release();
        await (await came).finished();
        await expect(button(page)).toHaveAttribute('aria-busy', 'false');
      };
    }

    test('opens once the script has loaded', async ({ page }) => {
      const release = await press(page);
      await release();
      await expect(content(page)).toBeVisible();
    });

    test('stays closed after Escape and opens at the next press', async ({ page }) => {
      const release = await press(page);
      await page.keyboard.press('Escape');
      await release();
      await expect(content(page)).toHaveCount(0);
      await button(page).focus();
      await page.keyboard.press('Enter');
      await expect(content(page)).toBeVisible();
    });

    test('stays closed when the reader tabs away', async ({ page }) => {
      const release = await press(page);
      await page.keyboard.press('Tab');
      await release();
      await expect(button(page)).toHaveAttribute('aria-expanded', 'false');
      await expect(content(page)).toHaveCount(0);
    });

    test('stays closed when the reader navigates to another page', async ({ page }) => {
      const release = await press(page);
      // An internal link, activated in a way that does not reliably move the focus in every browser.
      await page.getByRole('link', { name: 'Wellfolio' }).first().dispatchEvent('click');
      await expect(page).toHaveURL('/');
      await release();
      await expect(button(page)).toHaveAttribute('aria-expanded', 'false');
      await expect(content(page)).toHaveCount(0);
    });

    test('falls back to plain links when the script fails to load', async ({ page }) => {
      await page.route(script, (route) => route.abort());
      await page.goto(ARTICLE);
      await button(page).click();
      await expect(page).toHaveURL(instead);
    });
  });
}

test('ArrowDown enters the mega-menu once its script has loaded', async ({ page }) => {
  const [menu] = MENUS;
  if (!menu) throw new Error('The mega-menu is the first.');
  const release = await holdRequests(page, menu.script);
  await page.goto(ARTICLE);
  await menu.button(page).focus();
  await page.keyboard.press('ArrowDown');
  await expect(menu.button(page)).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(
    page.getByRole('list', { name: 'Categories in the spotlight' }).getByRole('link').first(),
  ).toBeFocused();
});
