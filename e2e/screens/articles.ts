import type { Page } from '@playwright/test';
import { demoArticles } from '../support/demo-articles.ts';
import { TALKED_ABOUT } from './people.ts';
import { comments, dialog, main, press } from './reader.ts';
import type { Screen } from './screen.ts';

const LAYOUTS = [
  'accordion',
  'card-based',
  'full-bleed-image',
  'middle-banner',
  'minimalist',
  'right-sidebar',
  'text-image-alternating',
  'video',
  'video-lead',
];
const article = `/blog/${TALKED_ABOUT}`;

/** Rating and comments are fetched when a reader comes near them. */
async function readToComments(page: Page): Promise<void> {
  await comments(page).scrollIntoViewIfNeeded();
  await comments(page).getByRole('listitem').first().waitFor();
}

/** An article in each of the layouts, on paper, and with what members do there. */
export const ARTICLES: readonly Screen[] = [
  ...LAYOUTS.map((layout) => ({
    name: `article-${layout}`,
    path: demoArticles.find((article) => article.layout === layout)?.path ?? `/blog/no-${layout}`,
  })),
  {
    name: 'article-print',
    path: article,
    on: 'desktop',
    prepare: async (page) => {
      // A4 at 96 dpi.
      await page.setViewportSize({ width: 794, height: 1123 });
      await page.emulateMedia({ media: 'print' });
    },
  },
  { name: 'article-comments-guest', path: article, prepare: readToComments },
  { name: 'article-comments-member', path: article, as: 'member', prepare: readToComments },
  {
    name: 'article-reply',
    path: article,
    as: 'member',
    inWindow: true,
    prepare: async (page) => {
      await readToComments(page);
      await press(comments(page), /^Reply to /);
    },
  },
  {
    name: 'article-report',
    path: article,
    as: 'newcomer',
    inWindow: true,
    prepare: async (page) => {
      await readToComments(page);
      await press(comments(page), /^Report:/);
      await dialog(page);
    },
  },
  {
    name: 'article-login-dialog',
    path: article,
    inWindow: true,
    prepare: async (page) => {
      await press(main(page), /^Save /);
      await dialog(page);
    },
  },
  {
    name: 'article-share-by-hand',
    path: article,
    inWindow: true,
    prepare: async (page) => {
      // As on a page without TLS.
      await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
      await press(main(page), 'Share');
      await dialog(page);
    },
  },
  {
    name: 'article-share-copied',
    path: article,
    inWindow: true,
    prepare: async (page) => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await press(main(page), 'Share');
      await page.getByText('Link copied').waitFor();
    },
  },
];
