import { expect, type Page } from '@playwright/test';
import { mockApi } from '../members/browser-session.ts';
import { main, press } from './helpers.ts';
import type { ScreenState } from './screen-state.ts';

/** A masked address in the server's format. Few are longer. */
const ADDRESS = 'n…@krankenhaus-barmherzige-schwestern.example';

interface Link {
  name: string;
  path: string;
  /** API path, without `/api`. */
  call: string;
  action: string;
  /** The states of the address before and after the action. */
  states: { open: string; done: string };
  /** The server's confirmation. */
  message: string;
}

const LINKS: readonly Link[] = [
  {
    name: 'link-confirm-subscription',
    path: '/confirm-subscription',
    call: '/subscribe/confirm',
    action: 'Confirm',
    states: { open: 'pending', done: 'confirmed' },
    message: 'Thank you. Your subscription is confirmed.',
  },
  {
    name: 'link-unsubscribe',
    path: '/unsubscribe',
    call: '/unsubscribe',
    action: 'Unsubscribe',
    states: { open: 'confirmed', done: 'unsubscribed' },
    message: 'You are unsubscribed. We do not write to this address any more.',
  },
];

/** @param state of the address; the response to the click is given separately */
async function open(page: Page, { path, call, message }: Link, state: string): Promise<void> {
  await mockApi(page, `${call}*`, 200, { email: ADDRESS, state, message });
  await page.goto(`${path}?token=accepted`);
}

/** Valid links from mails (`pages` has invalid ones): before the click, after it, and when it was already done. */
export const links: readonly ScreenState[] = [
  {
    name: 'link-choose-password',
    show: async (page) => {
      await page.goto('/enter-code#token=abcdefghijklmnopqrstuvwxyz');
      await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Choose a new password');
    },
  },
  ...LINKS.flatMap((link): ScreenState[] => [
    {
      name: `${link.name}-question`,
      show: async (page) => {
        await open(page, link, link.states.open);
        await main(page).getByRole('button', { name: link.action }).waitFor();
      },
    },
    {
      name: `${link.name}-done`,
      show: async (page) => {
        await open(page, link, link.states.open);
        await press(main(page), link.action);
        await expect(main(page).getByText(link.message)).toBeVisible();
      },
    },
    {
      name: `${link.name}-already`,
      show: async (page) => {
        await open(page, link, link.states.done);
        await expect(main(page).getByText('There is nothing left to do.')).toBeVisible();
      },
    },
  ]),
];
