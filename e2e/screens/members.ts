import { mockApi } from '../support/members/browser-session.ts';
import { main, press } from '../support/states/helpers.ts';
import { open } from './open.ts';
import type { Screen } from './screen.ts';

/** Screens of a member. */
export const MEMBERS: readonly Screen[] = [
  { name: 'home-member', as: 'member', show: open('/') },
  { name: 'member-account', as: 'member', show: open('/my-account') },
  { name: 'member-comments', as: 'member', show: open('/comment-section') },
  { name: 'member-ratings', as: 'member', show: open('/rating-component') },
  { name: 'member-saved', as: 'member', show: open('/saved-blogs') },
  {
    name: 'member-saved-undo',
    as: 'member',
    inWindow: true,
    show: async (page) => {
      // Mocked, because other pictures need the article to stay saved.
      await mockApi(page, '/saved_blogs', 200, { isSaved: false });
      await page.goto('/saved-blogs');
      await press(main(page), /^Remove /);
      await page.getByRole('button', { name: 'Undo' }).waitFor();
    },
  },
];
