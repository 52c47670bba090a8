import { expect, type Page } from '@playwright/test';
import { answerApi } from '../browser-session.ts';
import type { ScreenState } from './ScreenState.ts';

/** What is said for a moment stays: the timers that would end it are taken away. */
const holdMoment = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const last = window.setTimeout(() => undefined);
    for (let timer = 1; timer <= last; timer += 1) window.clearTimeout(timer);
  });

/** What a page says of its own accord, or for a short while. */
export const moments: readonly ScreenState[] = [
  {
    name: 'the newsletter, which refuses an address',
    show: async (page) => {
      await answerApi(page, '/subscribe', 400, { error: 'Wrong.', message: 'Please enter a valid email.' });
      await page.goto('/faqs');
      const form = page.getByRole('form', { name: 'Our newsletter' });
      await form.getByRole('textbox', { name: 'Your email address' }).fill('mia');
      await form.getByRole('button', { name: 'Subscribe' }).click();
      await expect(form.getByRole('status')).toHaveText(/\w/);
      await holdMoment(page);
    },
  },
  {
    name: 'the notice that there is no connection',
    show: async (page) => {
      await page.goto('/faqs');
      await page.context().setOffline(true);
      await expect(page.getByText('You are offline.')).toBeVisible();
    },
  },
];
