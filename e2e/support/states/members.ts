import { expect, type Locator, type Page } from '@playwright/test';
import { mockApi, storeToken, unsignedToken } from '../members/browser-session.ts';
import { comments, dialog, main, press } from './helpers.ts';
import type { ScreenState } from './screen-state.ts';
import { inRoot } from '../../../scripts/lib/files/root.ts';

const PICTURE = inRoot('cms/content/images/insomnia-window.webp');
/** Text that cannot wrap. */
const ENDLESS = 'Esophagogastroduodenoscopy'.repeat(6);
/** A name of maximum length. */
const NAME = 'Wolfeschlegelsteinhausenberger';
const MEMBER = {
  id: 7,
  user_id: 7,
  username: NAME,
  email: `${NAME.toLowerCase()}@${NAME.toLowerCase()}.org`,
};
const WHEN = '2026-03-01T23:30:00.000Z';

const article = (blog_id: string, more: object) => ({
  blog_id,
  slug: blog_id,
  title: 'Sleep well',
  description: 'What a good night takes.',
  thumbnail_url: null,
  created_at: WHEN,
  published_at: WHEN,
  categories: ['Sleep'],
  author: null,
  layoutType: 'minimalist',
  ...more,
});
const comment = (comment_id: number, more: object) => ({
  comment_id,
  user_id: 7,
  username: NAME,
  comment_text: 'I sleep better.',
  parent_comment_id: null,
  created_at: WHEN,
  ...more,
});
const own = (comment_id: number, more: object) => ({
  ...comment(comment_id, {}),
  blog_id: 'a1',
  blog_slug: 'sleep-well',
  blog_title: 'Sleep well',
  hidden: false,
  ...more,
});
const rated = (blog_id: string, rating: number, more: object = {}) => ({
  blog_id,
  blog_slug: blog_id,
  blog_title: 'Sleep well',
  rating,
  rated_at: WHEN,
  ...more,
});

/** Mocked API responses: a list of each type with ordinary, very long, and unpublished entries. */
const RESPONSES: Record<string, object> = {
  '/users/me': MEMBER,
  '/blogs/saved': [
    article('a1', { thumbnail_url: '/uploads/a-window.webp' }),
    article('a2', {
      title: ENDLESS,
      description: ENDLESS,
      categories: ['Sleep', "Children's Health", 'Stress'],
    }),
    article('a3', { description: null }),
  ],
  '/users/me/comments': [
    own(1, {}),
    own(2, { comment_text: ENDLESS, blog_title: ENDLESS, parent_comment_id: 1 }),
    own(3, { blog_slug: null, blog_title: null, hidden: true }),
  ],
  '/users/me/ratings': [
    rated('a1', 4),
    rated('a2', 5, { blog_title: ENDLESS }),
    rated('a3', 1, { blog_slug: null, blog_title: null }),
  ],
  '/comments/*': [
    {
      ...comment(1, {}),
      replies: [
        comment(2, { comment_text: ENDLESS }),
        comment(3, { user_id: null, username: 'Deleted member' }),
        comment(5, {
          user_id: null,
          username: 'Deleted member',
          comment_text: 'This comment was deleted by its author.',
        }),
      ],
    },
    { ...comment(4, { comment_text: `${ENDLESS}\n\n${ENDLESS}`, user_id: 8 }), replies: [] },
  ],
  '/ratings/**': { rating: 4 },
  '/saved_blogs/**': { isSaved: true },
};

async function openAsMember(page: Page, address: string): Promise<void> {
  for (const [apiPath, response] of Object.entries(RESPONSES)) await mockApi(page, apiPath, 200, response);
  await page.route('**/uploads/a-window.webp*', (route) => route.fulfill({ path: PICTURE }));
  await storeToken(page, unsignedToken(3600), MEMBER);
  await page.goto(address);
  await expect(page.getByRole('banner').getByRole('link', { name: NAME })).toBeVisible();
}

async function openComments(page: Page): Promise<Locator> {
  await openAsMember(page, '/blog/astigmatism-explained');
  await comments(page).scrollIntoViewIfNeeded();
  await comments(page).getByRole('listitem').first().waitFor();
  return comments(page);
}

/** Screens of a member with full lists. Pictures show the same with plausible people (e2e/screens/members.ts). */
export const members: readonly ScreenState[] = [
  {
    name: 'member-account',
    show: async (page) => {
      await openAsMember(page, '/my-account');
      await expect(page.getByText(MEMBER.email)).toBeVisible();
    },
  },
  {
    name: 'member-saved',
    show: async (page) => {
      await openAsMember(page, '/saved-blogs');
      await expect(main(page).getByRole('article')).toHaveCount(3);
    },
  },
  {
    name: 'member-saved-undo',
    show: async (page) => {
      await mockApi(page, '/saved_blogs', 200, { isSaved: false });
      await openAsMember(page, '/saved-blogs');
      await press(main(page), `Remove ${ENDLESS}`);
      await page.getByRole('button', { name: 'Undo' }).waitFor();
    },
  },
  {
    name: 'member-comments',
    show: async (page) => {
      await openAsMember(page, '/comment-section');
      await expect(main(page).getByText('I sleep better.')).toHaveCount(2);
    },
  },
  {
    name: 'member-comment-delete',
    inWindow: true,
    show: async (page) => {
      await openAsMember(page, '/comment-section');
      await press(main(page), 'Delete');
      await dialog(page);
    },
  },
  {
    name: 'member-ratings',
    show: async (page) => {
      await openAsMember(page, '/rating-component');
      await expect(main(page).getByText('4 out of 5')).toBeVisible();
    },
  },
  {
    name: 'article-reply',
    show: async (page) => {
      const under = await openComments(page);
      await press(under, /^Reply to /);
      await expect(under.getByRole('textbox', { name: /^Your reply to/ })).toBeFocused();
    },
  },
  {
    name: 'article-report',
    show: async (page) => {
      await press(await openComments(page), /^Report:/);
      await dialog(page);
    },
  },
];
