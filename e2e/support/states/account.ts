import { expect, type Page } from '@playwright/test';
import { ada, mockApi, storeToken, unsignedToken } from '../members/browser-session.ts';
import { holdRequests } from '../page/hold-requests.ts';
import { dialog, main, press } from './helpers.ts';
import type { ScreenState } from './screen-state.ts';

/** A member's list: its name, page address, API path, and its texts while loading and when empty. */
const LISTS = [
  ['saved', '/saved-blogs', '/blogs/saved', 'Loading your saved blogs…', 'You have no saved blogs.'],
  [
    'comments',
    '/comment-section',
    '/users/me/comments',
    'Loading your comments…',
    'You have not written a comment yet.',
  ],
  [
    'ratings',
    '/rating-component',
    '/users/me/ratings',
    'Loading your ratings…',
    'You have not rated an article yet.',
  ],
] as const;

export async function openAsAda(page: Page, address: string): Promise<void> {
  await mockApi(page, '/users/me', 200, ada);
  await storeToken(page, unsignedToken(3600));
  await page.goto(address);
  await expect(page.getByRole('banner').getByRole('link', { name: ada.username })).toBeVisible();
}

export async function openAccount(page: Page): Promise<void> {
  await openAsAda(page, '/my-account');
  await expect(page.getByText(ada.email)).toBeVisible();
}

/** Screens of a member without activity. `members.ts` has full lists. */
export const account: readonly ScreenState[] = [
  ...LISTS.flatMap(([name, address, apiPath, waiting, nothing]): ScreenState[] => [
    {
      name: `member-${name}-none`,
      show: async (page) => {
        await mockApi(page, apiPath, 200, []);
        await openAsAda(page, address);
        await expect(main(page).getByText(nothing)).toBeVisible();
      },
    },
    {
      name: `member-${name}-loading`,
      show: async (page) => {
        await holdRequests(page, new RegExp(`/api${apiPath}$`));
        await openAsAda(page, address);
        await expect(main(page).getByText(waiting)).toBeVisible();
      },
    },
  ]),
  {
    name: 'member-account-download',
    inWindow: true,
    show: async (page) => {
      await openAccount(page);
      await press(main(page), 'Download my data');
      await dialog(page);
    },
  },
];
