import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Locator } from '@playwright/test';
import { expect, test } from '../../support/fixtures.ts';
import { inRoot } from '../../../scripts/lib/files/root.ts';

const HAY_FEVER = '/blog/hay-fever-get-through-pollen-season';
const INSOMNIA = '/blog/insomnia-what-really-helps';
const BLOOD_PRESSURE = '/blog/measure-blood-pressure-at-home';
const PANIC = '/blog/panic-attacks-what-to-do';
const WALKING = '/blog/start-walking-for-your-health';
const SUNSCREEN = '/blog/sunscreen-how-much-and-how-often';

interface Example {
  article: string;
  /** Finds the block in the main part of the page. */
  shows: (main: Locator) => Promise<void>;
}

/** One example of each block type, from the demonstration articles. */
const EXAMPLES: Record<string, Example> = {
  'rich-text': {
    article: INSOMNIA,
    shows: async (main) => {
      await expect(main.getByText('Doctors call it chronic when it happens')).toBeVisible();
      await expect(main.locator('strong', { hasText: /^chronic$/ })).toBeVisible();
    },
  },
  heading: {
    article: SUNSCREEN,
    shows: (main) =>
      expect(main.getByRole('heading', { name: 'How to read the label', level: 2 })).toBeVisible(),
  },
  paragraph: {
    article: WALKING,
    shows: (main) =>
      expect(main.getByText('If walking came in a bottle, it would sell out. It is free,')).toBeVisible(),
  },
  'inline-heading': {
    article: BLOOD_PRESSURE,
    shows: (main) => expect(main.getByRole('heading', { name: 'On the plate', level: 3 })).toBeVisible(),
  },
  subheading: {
    article: PANIC,
    shows: async (main) => {
      await expect(main.getByText(/^Your heart races/)).toBeVisible();
      await expect(main.getByRole('heading', { name: /^Your heart races/ })).toHaveCount(0);
    },
  },
  image: {
    article: INSOMNIA,
    shows: async (main) => {
      const figure = main.getByRole('figure').filter({ hasText: 'A bedroom need not be perfect.' });
      await expect(figure.getByRole('img')).toHaveAttribute('alt', /\w/);
      await expect(figure.getByRole('img')).toHaveAttribute('srcset', /320w.*800w/);
    },
  },
  list: {
    article: INSOMNIA,
    shows: async (main) => {
      const item = main.locator('ul > li', { hasText: 'Choose it and keep it every day' });
      await expect(item.locator('strong').first()).toHaveText('One time to get up.');
    },
  },
  'ordered-list': {
    article: BLOOD_PRESSURE,
    shows: async (main) => {
      const items = main.locator('ol > li').filter({ has: main.page().locator('strong') });
      await expect(items).toHaveCount(6);
      await expect(items.nth(3)).toHaveText(
        'Measure twice. Wait at least one minute between the two readings, and stay silent.',
      );
    },
  },
  'bold-text': {
    article: BLOOD_PRESSURE,
    shows: (main) =>
      expect(main.locator('p > strong', { hasText: 'One high reading is not a diagnosis.' })).toBeVisible(),
  },
  'italic-text': {
    article: PANIC,
    shows: (main) => expect(main.locator('p > em', { hasText: 'This is a false alarm.' })).toBeVisible(),
  },
  link: {
    article: INSOMNIA,
    shows: async (main) => {
      const link = main.getByRole('link', { name: /Read what to do about panic attacks/ });
      await expect(link).toHaveAttribute('href', PANIC);
      await expect(link).not.toHaveAttribute('target', '_blank');
    },
  },
  blockquote: {
    article: WALKING,
    shows: async (main) => {
      await expect(main.getByRole('blockquote')).toHaveText(
        'Doing some physical activity is better than doing none.',
      );
      await expect(main.getByText(/^World Health Organization, Guidelines/)).toBeVisible();
    },
  },
  'code-block': {
    article: INSOMNIA,
    shows: (main) =>
      expect(main.locator('pre code')).toContainText('Mon  22:45   23:00       40 min        2x, 50 min'),
  },
  gif: {
    article: BLOOD_PRESSURE,
    shows: async (main) => {
      await expect(main.getByRole('img', { name: /^A curve rises to a high point/ })).toBeVisible();
      const play = main.getByRole('button', { name: 'Play animation' });
      // Clicks before the scripts have loaded are lost.
      await expect(async () => {
        if (!(await play.isVisible()))
          await main.getByRole('button', { name: 'Pause animation' }).click({ timeout: 1000 });
        await expect(play).toBeVisible({ timeout: 1000 });
      }).toPass();
    },
  },
  audio: {
    article: PANIC,
    shows: async (main) => {
      await expect(main.locator('audio')).toHaveAttribute('src', /^\/uploads\/.*\.mp3\?v=\w+$/);
      await expect(main.getByText(/^For closed eyes/)).toBeVisible();
    },
  },
  embed: {
    article: WALKING,
    shows: (main) => expect(main.getByRole('button', { name: 'Show Map: Hyde Park, London.' })).toBeVisible(),
  },
  video: {
    article: PANIC,
    shows: async (main) => {
      await expect(main.locator('video')).toHaveAttribute('src', /^\/uploads\/.*\.mp4\?v=\w+$/);
      await expect(main.locator('video')).toHaveAttribute('poster', /^\/uploads\//);
      await expect(main.getByText(/^Forty seconds of slow breathing/)).toBeVisible();
    },
  },
  divider: {
    article: PANIC,
    shows: (main) => expect(main.locator('hr')).toHaveCount(1),
  },
  spacer: {
    article: WALKING,
    shows: async (main) => {
      const heights = await main
        .locator('div[aria-hidden]:empty')
        .evaluateAll((found) => found.map(({ clientHeight }) => clientHeight));
      expect(heights).toEqual([32]);
    },
  },
  table: {
    article: WALKING,
    shows: async (main) => {
      const table = main.getByRole('table');
      await expect(table.getByRole('columnheader')).toHaveText([
        'Week',
        'Minutes per walk',
        'Of these, brisk',
      ]);
      await expect(table.getByRole('row')).toHaveCount(9);
      await expect(table.getByRole('row').last().getByRole('cell')).toHaveText(['8', '35', '30']);
    },
  },
  'slider-with-icons': {
    article: BLOOD_PRESSURE,
    shows: async (main) => {
      const slider = main.getByRole('group', { name: /^Pictures, beginning with/ });
      await expect(slider.getByText('Picture 1 / of 4')).toBeVisible();
      // Clicks before hydration are lost.
      await expect(async () => {
        await slider.getByRole('button', { name: 'Next picture' }).click();
        await expect(slider.getByText('Back supported, feet flat')).toBeInViewport({ timeout: 2000 });
      }).toPass();
      await slider.getByRole('button', { name: 'Previous picture' }).click();
      await slider.getByRole('button', { name: 'Previous picture' }).click();
      await expect(slider.getByText('Write down every reading')).toBeInViewport();
    },
  },
  'auto-carousel': {
    article: HAY_FEVER,
    shows: async (main) => {
      await expect(main.getByText('Trees such as birch come first, in spring.')).toBeAttached();
      await expect(main.getByRole('img', { name: /\w/ }).and(main.locator('li img'))).toHaveCount(3);
    },
  },
  'raw-html': {
    article: BLOOD_PRESSURE,
    shows: async (main) => {
      await expect(main.locator('dl > dt')).toHaveText(['SYS', 'DIA', 'PUL', 'A blinking heart']);
      await expect(main.getByTitle('systolic')).toHaveText('SYS');
    },
  },
  'ad-script': {
    article: WALKING,
    shows: async (main) => {
      const frame = main.getByTitle('Advertisement');
      // It loads when it comes near the window.
      await frame.scrollIntoViewIfNeeded();
      await expect(frame.contentFrame().getByText('Today’s idea for a walk')).toBeVisible();
    },
  },
};

test('every CMS block type has an example', () => {
  const schemas = readdirSync(inRoot('cms/src/components/blocks'));
  expect(Object.keys(EXAMPLES).toSorted()).toEqual(
    schemas.map((name) => path.basename(name, '.json')).toSorted(),
  );
});

for (const [type, { article, shows }] of Object.entries(EXAMPLES)) {
  test(`the ${type} block renders in ${article}`, async ({ page }) => {
    await page.goto(article);
    await shows(page.getByRole('main'));
  });
}
