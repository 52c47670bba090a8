import { hold } from '../support/hold.ts';
import { dialog, main, press } from './reader.ts';
import type { Screen } from './screen.ts';

/** What a member has, and what somebody sees there who has nothing yet. */
export const MEMBERS: readonly Screen[] = [
  { name: 'home-member', path: '/', as: 'member' },
  { name: 'member-account', path: '/my-account', as: 'member' },
  {
    name: 'member-account-password',
    path: '/my-account',
    as: 'member',
    prepare: async (page) => {
      await main(page).getByRole('button', { name: 'Update', exact: true }).click();
      await press(main(page), 'Update Password');
    },
  },
  {
    name: 'member-account-delete',
    path: '/my-account',
    as: 'member',
    inWindow: true,
    prepare: async (page) => {
      await press(main(page), 'Delete my account');
      await press(await dialog(page), 'Delete my account for good');
    },
  },
  {
    name: 'member-account-download',
    path: '/my-account',
    as: 'member',
    inWindow: true,
    prepare: async (page) => {
      await press(main(page), 'Download my data');
      await dialog(page);
    },
  },
  { name: 'member-comments', path: '/comment-section', as: 'member' },
  { name: 'member-comments-none', path: '/comment-section', as: 'newcomer' },
  { name: 'member-ratings', path: '/rating-component', as: 'member' },
  { name: 'member-ratings-none', path: '/rating-component', as: 'newcomer' },
  { name: 'member-saved', path: '/saved-blogs', as: 'member' },
  { name: 'member-saved-none', path: '/saved-blogs', as: 'newcomer' },
  {
    name: 'member-saved-loading',
    path: '/saved-blogs',
    as: 'member',
    prepare: async (page) => {
      await hold(page, /\/api\/blogs\/saved/);
      await page.reload();
      await main(page).getByText('Loading your saved blogs…').waitFor();
    },
  },
];
