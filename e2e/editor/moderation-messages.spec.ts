import { randomUUID } from 'node:crypto';
import { AdminScreens } from '../pages/AdminScreens.ts';
import { ModerationScreen } from '../pages/ModerationScreen.ts';
import { expect, test } from '../support/fixtures.ts';
import { MemberApi } from '../support/members/member-api.ts';
import { axeFindingsInBothSchemes } from '../support/page/axe.ts';
import { waitForMailTo } from '../support/product/mailbox.ts';

test.beforeEach(async ({ admin, page }) => {
  await new AdminScreens(page).startSession(await admin.createEditor('moderator'));
});

test('a message is answered by mail, and the answer is kept beside it', async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const ann = await MemberApi.signUp(request);
  const text = `How can I subscribe? ${randomUUID().slice(0, 8)}`;
  const sent = await ann.call('POST', '/contact', {
    name: 'Ann',
    email: ann.credentials.email,
    message: text,
  });
  expect(sent.status()).toBe(201);

  const moderation = new ModerationScreen(page);
  await moderation.open('?tab=messages');
  const message = await moderation.showMessage(text);
  await message.getByRole('button', { name: 'Answer Ann' }).click();
  const field = message.getByRole('textbox', { name: 'Your answer' });
  await expect(field).toBeFocused();
  await message.getByRole('button', { name: 'Send' }).click();
  await expect(message.getByText('Write an answer first.')).toBeVisible();
  await field.fill('Dear Ann,\n\nat the end of every page.');
  // What is typed stays in the tab.
  await page.reload();
  await moderation.showMessage(text);
  await message.getByRole('button', { name: 'Go on with your answer to Ann' }).click();
  await expect(field).toHaveValue('Dear Ann,\n\nat the end of every page.');
  expect(await axeFindingsInBothSchemes(page, ['main'])).toEqual([]);
  await message.getByRole('button', { name: 'Send' }).click();
  await expect(message.getByText('Sent', { exact: true })).toBeVisible();
  await expect(message.getByText('Answered', { exact: true })).toBeVisible();
  await expect(message.getByRole('button', { name: 'Answer Ann' })).toBeFocused();
  const mail = await waitForMailTo(ann.credentials.email);
  expect(mail.subject).toBe('Re: Your message to Wellfolio');
  expect(mail.text).toContain('at the end of every page.');
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
});

test('an answer that a colleague was faster with is shown before one is sent', async ({
  admin,
  browser,
  page,
  request,
}) => {
  const ann = await MemberApi.signUp(request);
  const text = `When do you open? ${randomUUID().slice(0, 8)}`;
  await ann.call('POST', '/contact', { name: 'Ann', email: ann.credentials.email, message: text });
  const moderation = new ModerationScreen(page);
  await moderation.open('?tab=messages');
  const message = await moderation.showMessage(text);
  await message.getByRole('button', { name: 'Answer Ann' }).click();
  const field = message.getByRole('textbox', { name: 'Your answer' });
  await field.fill('At nine.');

  const elsewhere = await (await browser.newContext()).newPage();
  await new AdminScreens(elsewhere).startSession(await admin.createEditor('moderator'));
  const colleague = new ModerationScreen(elsewhere);
  await colleague.open('?tab=messages');
  const same = await colleague.showMessage(text);
  await same.getByRole('button', { name: 'Answer Ann' }).click();
  await same.getByRole('textbox', { name: 'Your answer' }).fill('At ten.');
  await same.getByRole('button', { name: 'Send' }).click();
  await expect(same.getByText('Sent', { exact: true })).toBeVisible();
  await elsewhere.context().close();

  await message.getByRole('button', { name: 'Send' }).click();
  await expect(
    message.getByText(/answered this message meanwhile \(.+\): the answer is shown above\./),
  ).toBeVisible();
  await expect(message.getByText('At ten.')).toBeVisible();
  await expect(field).toHaveValue('At nine.');
  await message.getByRole('button', { name: 'Send' }).click();
  await expect(message.getByText('Sent', { exact: true })).toHaveCount(2);
});

test('a message is closed and brought back by Undo, and one that a colleague has closed can still be answered', async ({
  admin,
  browser,
  page,
  request,
}) => {
  const ann = await MemberApi.signUp(request);
  const text = `Nothing to answer ${randomUUID().slice(0, 8)}`;
  await ann.call('POST', '/contact', { name: 'Ann', email: ann.credentials.email, message: text });
  const moderation = new ModerationScreen(page);
  await moderation.open('?tab=messages');
  const message = await moderation.showMessage(text);
  const closed = message.getByText('Closed', { exact: true });
  await message.getByRole('button', { name: 'Close the message from Ann' }).click();
  await expect(closed).toBeVisible();
  await expect(message).toContainText(/Closedby .+, just now/);
  await expect(moderation.lastStep).toContainText('Closed: the message from Ann.');
  expect(await axeFindingsInBothSchemes(page, ['main'])).toEqual([]);
  await moderation.lastStep.getByRole('button', { name: 'Undo' }).click();
  await expect(closed).toHaveCount(0);
  await page.reload();
  await moderation.showMessage(text);
  await message.getByRole('button', { name: 'Answer Ann' }).click();
  const field = message.getByRole('textbox', { name: 'Your answer' });
  await field.click();
  await page.keyboard.type('Good evening.');

  const elsewhere = await (await browser.newContext()).newPage();
  await new AdminScreens(elsewhere).startSession(await admin.createEditor('moderator'));
  const colleague = new ModerationScreen(elsewhere);
  await colleague.open('?tab=messages');
  const same = await colleague.showMessage(text);
  await same.getByRole('button', { name: 'Close the message from Ann' }).click();
  await expect(same.getByText('Closed', { exact: true })).toBeVisible();
  await elsewhere.context().close();

  await message.getByRole('button', { name: 'Send' }).click();
  await expect(
    message.getByText(/^It was closed meanwhile \(.+, .+\)\. Your answer was not sent\./),
  ).toBeVisible();
  await expect(closed).toBeVisible();
  await expect(field).toHaveValue('Good evening.');
  await message.getByRole('button', { name: 'Send' }).click();
  await expect(message.getByText('Sent', { exact: true })).toBeVisible();
});

test('says that the list could not be loaded, or is empty, and lets nobody in without the right', async ({
  admin,
  page,
}) => {
  const moderation = new ModerationScreen(page);
  await page.route(/\/admin\/moderation\/comments/, (route) => route.fulfill({ status: 500, body: '{}' }), {
    times: 1,
  });
  await moderation.open();
  await expect(page.getByRole('alert').filter({ hasText: 'could not be loaded' })).toBeVisible();
  await page.route(/\/admin\/moderation\/comments/, (route) =>
    route.fulfill({ json: { data: { entries: [], next: null } } }),
  );
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('No comment is reported.')).toBeVisible();

  await new AdminScreens(page).startSession(await admin.createEditor());
  await moderation.open('?tab=messages');
  await expect(moderation.tab(/^Reported/)).toHaveAttribute('aria-selected', 'true');
  await expect(moderation.tab(/^Messages/)).toHaveCount(0);
});
