import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { answerApi, storeToken, unsignedToken } from '../browser-session.ts';
import type { ScreenState } from './ScreenState.ts';

const PICTURE = path.join(import.meta.dirname, '../../../cms/content/images/insomnia-window.webp');
/** What has no place where it may break. */
const ENDLESS = 'Esophagogastroduodenoscopy'.repeat(6);
/** As long as a name may be. */
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

/** What the API tells this member: a list of each kind with the ordinary, the endless, and what is no longer published. */
const ANSWERS: Record<string, object> = {
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
      ],
    },
    { ...comment(4, { comment_text: `${ENDLESS}\n\n${ENDLESS}`, user_id: 8 }), replies: [] },
  ],
  '/ratings/**': { rating: 4 },
  '/saved_blogs/**': { isSaved: true },
};

/** What it tells somebody who has done nothing yet. */
const NOTHING: Record<string, object> = {
  '/users/me': MEMBER,
  '/blogs/saved': [],
  '/users/me/comments': [],
  '/users/me/ratings': [],
};

async function openAsMember(page: Page, address: string, answers = ANSWERS): Promise<void> {
  for (const [asked, answer] of Object.entries(answers)) await answerApi(page, asked, 200, answer);
  await page.route('**/uploads/a-window.webp*', (route) => route.fulfill({ path: PICTURE }));
  await storeToken(page, unsignedToken(3600), MEMBER);
  await page.goto(address);
  await expect(page.getByRole('banner').getByRole('link', { name: NAME })).toBeVisible();
}

/** What only somebody sees who is signed in. */
export const membersScreens: readonly ScreenState[] = [
  {
    name: 'the account',
    show: async (page) => {
      await openAsMember(page, '/my-account');
      await expect(page.getByText(MEMBER.email)).toBeVisible();
    },
  },
  {
    name: 'what a member has saved',
    show: async (page) => {
      await openAsMember(page, '/saved-blogs');
      await expect(page.getByRole('main').getByRole('article')).toHaveCount(3);
    },
  },
  {
    name: 'what a member has written',
    show: async (page) => {
      await openAsMember(page, '/comment-section');
      await expect(page.getByRole('main').getByText('I sleep better.')).toHaveCount(2);
    },
  },
  {
    name: 'what a member has rated',
    show: async (page) => {
      await openAsMember(page, '/rating-component');
      await expect(page.getByRole('main').getByText('4 out of 5')).toBeVisible();
    },
  },
  {
    name: 'comments under an article, with an open reply',
    show: async (page) => {
      await openAsMember(page, '/blog/astigmatism-explained');
      const comments = page.getByRole('region', { name: 'Comments' });
      await comments.scrollIntoViewIfNeeded();
      await comments
        .getByRole('button', { name: /^Reply to / })
        .first()
        .click();
      await expect(comments.getByRole('textbox', { name: /^Your reply to/ })).toBeFocused();
    },
  },
];

const LISTS = {
  '/saved-blogs': 'You have no saved blogs.',
  '/comment-section': 'You have not written a comment yet.',
  '/rating-component': 'You have not rated an article yet.',
};

/** Their lists as they are at first. */
export const emptyLists: readonly ScreenState[] = Object.entries(LISTS).map(([address, sentence]) => ({
  name: `the page of a member at ${address} with nothing on it`,
  show: async (page) => {
    await openAsMember(page, address, NOTHING);
    await expect(page.getByRole('main').getByText(sentence)).toBeVisible();
  },
}));
