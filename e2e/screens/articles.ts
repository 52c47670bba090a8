import type { Page } from '@playwright/test';
import { demoArticles } from '../support/product/demo-articles.ts';
import { comments, dialog, press } from '../support/states/helpers.ts';
import { open } from './open.ts';
import { DISCUSSED_ARTICLE } from './people.ts';
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
const article = `/blog/${DISCUSSED_ARTICLE}`;

/** Rating and comments load when they come near the window. */
async function readToComments(page: Page): Promise<void> {
  await page.goto(article);
  await comments(page).scrollIntoViewIfNeeded();
  await comments(page).getByRole('listitem').first().waitFor();
}

/** An article in each layout, in print, and with the activity of members. */
export const ARTICLES: readonly Screen[] = [
  ...LAYOUTS.map((layout) => ({
    name: `article-${layout}`,
    show: open(demoArticles.find((demo) => demo.layout === layout)?.path ?? `/blog/no-${layout}`),
  })),
  {
    name: 'article-print',
    // Once is enough, because the paper width does not depend on the window.
    only: 'wide',
    show: async (page) => {
      // A4 at 96 dpi.
      await page.setViewportSize({ width: 794, height: 1123 });
      await page.goto(article, { waitUntil: 'networkidle' });
      await page.emulateMedia({ media: 'print' });
    },
  },
  { name: 'article-comments-guest', show: readToComments },
  { name: 'article-comments-member', as: 'member', show: readToComments },
  {
    name: 'article-reply',
    as: 'member',
    inWindow: true,
    show: async (page) => {
      await readToComments(page);
      await press(comments(page), /^Reply to /);
    },
  },
  {
    name: 'article-report',
    as: 'newcomer',
    inWindow: true,
    show: async (page) => {
      await readToComments(page);
      await press(comments(page), /^Report:/);
      await dialog(page);
    },
  },
];
