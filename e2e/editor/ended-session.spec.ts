import type { Page } from '@playwright/test';
import { MergeDialog } from '../pages/MergeDialog.ts';
import { expect, test } from '../support/fixtures.ts';

const WRITES = '**/content-manager/collection-types/api::blog.blog/**';

/**
 * The next save or publication is refused, as if its token had expired.
 * @param isRenewable whether the admin can get a new one without the password
 */
async function expireAtWrite(page: Page, isRenewable = false): Promise<void> {
  let hasExpired = false;
  await page.route(WRITES, async (route) => {
    if (hasExpired || route.request().method() === 'GET') return route.continue();
    hasExpired = true;
    if (!isRenewable) await page.context().clearCookies({ name: /refresh/ });
    return route.continue({ headers: { ...route.request().headers(), authorization: 'Bearer expired' } });
  });
}

/** What is open over the form. */
const getLogin = (page: Page) => page.getByRole('dialog').filter({ hasText: 'Your session has ended' });

async function enterPassword(page: Page, password: string): Promise<void> {
  const login = getLogin(page);
  await login.getByLabel('Password').fill(password);
  await login.getByRole('button', { name: 'Continue' }).click();
}

test('an expired session asks for the password over the text, and the save goes through', async ({
  admin,
  editor,
  page,
  screens,
  uniqueTitle,
}) => {
  const id = await admin.create('blog', { title: uniqueTitle });
  const form = await screens.draft(id, uniqueTitle);
  await form.title.fill(`${uniqueTitle}, typed`);
  await expireAtWrite(page);
  await form.pressSave();
  const login = getLogin(page);
  await expect(login).toContainText(editor.email);
  await enterPassword(page, 'Not-the-password-1');
  await expect(login).toContainText('Invalid credentials');
  await enterPassword(page, editor.password);
  await expect(login).toBeHidden();
  await expect.poll(async () => (await admin.read('blog', id)).title).toBe(`${uniqueTitle}, typed`);
  await expect(form.title).toHaveValue(`${uniqueTitle}, typed`);
});

test('a save that is refused after the password was entered is compared with that of a colleague', async ({
  admin,
  editor,
  page,
  screens,
  uniqueTitle,
}) => {
  const id = await admin.create('blog', { title: uniqueTitle });
  const form = await screens.draft(id, uniqueTitle);
  await form.describe('Typed before the session ended');
  await expect(page.getByText('Unsaved text is kept')).toBeVisible();
  await admin.update('blog', id, { title: `${uniqueTitle}, by a colleague` });
  await expireAtWrite(page);
  await form.pressSave();
  await enterPassword(page, editor.password);
  const merge = new MergeDialog(page);
  await expect(merge.dialog).toContainText('Typed before the session ended');
  await merge.putTogether();
  await form.save();
  await expect(page.getByText('Session ended', { exact: true })).toHaveCount(0);
  expect(await admin.read('blog', id)).toMatchObject({
    title: `${uniqueTitle}, by a colleague`,
    description: 'Typed before the session ended',
  });
});

test('a save that is refused after the session was renewed silently is compared too', async ({
  admin,
  page,
  screens,
  uniqueTitle,
}) => {
  const id = await admin.create('blog', { title: uniqueTitle });
  const form = await screens.draft(id, uniqueTitle);
  await form.describe('Typed before the renewal');
  await admin.update('blog', id, { title: `${uniqueTitle}, by a colleague` });
  await expireAtWrite(page, true);
  await form.pressSave();
  await expect(new MergeDialog(page).dialog).toContainText('Typed before the renewal');
});

test('a publication that is refused after the password was entered is marked in the form', async ({
  admin,
  editor,
  page,
  screens,
  uniqueTitle,
}) => {
  const id = await admin.create('blog', {
    title: uniqueTitle,
    content: [{ __component: 'blocks.link', text: 'Broken', url: 'http:// bad address' }],
  });
  const form = await screens.draft(id, uniqueTitle);
  await form.describe('Typed before the session ended');
  await expireAtWrite(page);
  await form.pressPublish();
  await enterPassword(page, editor.password);
  await expect(form.field('content.0.url')).toBeFocused();
  await expect(page.getByText('Session ended', { exact: true })).toHaveCount(0);
  await expect(form.description).toHaveValue('Typed before the session ended');
});

test('an editor who would rather log out is asked for the password once', async ({
  admin,
  page,
  screens,
  uniqueTitle,
}) => {
  const id = await admin.create('blog', { title: uniqueTitle });
  const form = await screens.draft(id, uniqueTitle);
  await form.describe('Typed before logging out');
  await expireAtWrite(page);
  await form.pressSave();
  await getLogin(page).getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL(/auth\/login/);
});

test('the admin is opened with a session that has ended: it asks to log in', async ({ page, screens }) => {
  await screens.open();
  const context = page.context();
  const cookies = await context.cookies();
  await context.clearCookies({ name: /refresh/ });
  await context.addCookies(
    cookies.filter(({ name }) => name === 'jwtToken').map((cookie) => ({ ...cookie, value: '%22ended%22' })),
  );
  await page.reload();
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
});
