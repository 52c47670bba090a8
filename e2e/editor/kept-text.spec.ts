import { AdminScreens } from '../pages/AdminScreens.ts';
import { MergeDialog } from '../pages/MergeDialog.ts';
import { expect, test } from '../support/fixtures.ts';

test('a version is not restored over what somebody else has saved since, and unsaved text is offered again', async ({
  admin,
  page,
  screens,
  uniqueTitle,
}) => {
  const id = await admin.create('blog', { title: uniqueTitle, description: 'First' });
  await admin.update('blog', id, { description: 'Second' });
  const form = await screens.draft(id, uniqueTitle);
  await form.describe('Typed and not saved');
  await page.getByRole('button', { name: 'History' }).click();
  const history = page.getByRole('dialog', { name: 'History' });
  const versions = history.getByRole('list', { name: 'Versions' }).getByRole('button');
  await versions.last().click();
  await admin.update('blog', id, { description: 'Third, not seen' });
  await history.getByRole('button', { name: 'Restore as draft' }).click();
  await expect(history.getByRole('alert')).toContainText(/^Site Owner changed it at .* Nothing was restored/);
  await expect(versions).toHaveCount(3);
  expect(await admin.read('blog', id)).toMatchObject({ description: 'Third, not seen' });

  await versions.last().click();
  await history.getByRole('button', { name: 'Restore as draft' }).click();
  await expect(history).toBeHidden();
  await form.compareAndBringBack();
  const merge = new MergeDialog(page);
  await expect(merge.dialog.getByRole('region', { name: 'Description' })).toContainText(
    'Typed and not saved',
  );
  await merge.putTogether();
  await form.save();
  expect(await admin.read('blog', id)).toMatchObject({ description: 'Typed and not saved' });
  await expect(page.getByText('You have unsaved text')).toHaveCount(0);
});

test('text that is replaced by Discard changes is offered again', async ({
  admin,
  page,
  screens,
  uniqueTitle,
}) => {
  const id = await admin.publishArticle({ title: uniqueTitle, slug: `discarded-${Date.now()}` });
  await admin.update('blog', id, { description: 'A draft' });
  const form = await screens.draft(id, uniqueTitle);
  await form.describe('Typed and not saved');
  await page.getByRole('button', { name: 'More publishing actions' }).click();
  await page.getByRole('menuitem', { name: 'Discard changes' }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('You have unsaved text')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Description' })).toHaveValue('');
  await screens.draft(id, uniqueTitle);
  await expect(page.getByText('You have unsaved text')).toHaveCount(1);
});

test('text stays when somebody else deletes the article, and goes on in it or in a new one', async ({
  admin,
  page,
  screens,
  uniqueTitle,
}) => {
  const id = await admin.create('blog', { title: uniqueTitle, description: 'Stored' });
  const form = await screens.draft(id, uniqueTitle);
  const description = page.getByRole('textbox', { name: 'Description' });
  await form.describe('Typed meanwhile');
  await admin.delete('blog', id);
  await form.pressSave();
  const notice = page.getByRole('alert').filter({ hasText: 'Site Owner deleted this at' });
  await expect(notice).toBeVisible();
  await expect(description).toHaveValue('Typed meanwhile');

  await notice.getByRole('button', { name: 'Restore it' }).click();
  await expect(notice).toBeHidden();
  await form.compareAndBringBack();
  await new MergeDialog(page).putTogether();
  await expect(description).toHaveValue('Typed meanwhile');

  await admin.delete('blog', id);
  await form.pressPublish();
  await notice.getByRole('button', { name: 'Use in a new entry' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
  await form.bringBack();
  await expect(form.title).toHaveValue(uniqueTitle);
  await expect(description).toHaveValue('Typed meanwhile');
  await form.save();
});

test('the form stays while the server is away, and is saved when it is back', async ({
  admin,
  page,
  screens,
  uniqueTitle,
}) => {
  const id = await admin.create('blog', { title: uniqueTitle });
  const form = await screens.draft(id, uniqueTitle);
  await form.describe('Typed during a restart');
  const everything = '**/content-manager/**';
  await page.route(everything, (route) => route.fulfill({ status: 503, body: 'Away' }));
  await form.pressSave();
  await expect(page.getByText(/The server did not respond/).first()).toBeVisible();
  // Longer than Strapi needs to load the document again.
  await screens.wait(2000);
  await expect(page.getByRole('textbox', { name: 'Description' })).toHaveValue('Typed during a restart');
  await page.unroute(everything);
  await page.context().setOffline(true);
  await form.pressSave();
  await screens.wait(2000);
  await expect(page.getByRole('textbox', { name: 'Description' })).toHaveValue('Typed during a restart');
  await page.context().setOffline(false);
  await form.save();
  expect(await admin.read('blog', id)).toMatchObject({ description: 'Typed during a restart' });
});

test('logging out in another tab asks for the password over unsaved text', async ({
  admin,
  editor,
  page,
  screens,
  uniqueTitle,
}) => {
  const id = await admin.create('blog', { title: uniqueTitle });
  const form = await screens.draft(id, uniqueTitle);
  await form.describe('Typed before logging out');
  const other = new AdminScreens(await page.context().newPage());
  await other.open();
  await other.logOut();
  const login = page.getByRole('dialog').filter({ hasText: 'Your session has ended' });
  await login.getByLabel('Password').fill(editor.password);
  await login.getByRole('button', { name: 'Continue' }).click();
  await expect(login).toBeHidden();
  await form.save();
  expect(await admin.read('blog', id)).toMatchObject({ description: 'Typed before logging out' });
});

test('a conflict with the own other window says so, in a heading that nothing covers', async ({
  admin,
  page,
  screens,
  uniqueTitle,
}) => {
  const id = await admin.create('blog', { title: uniqueTitle });
  const form = await screens.draft(id, uniqueTitle);
  const other = await new AdminScreens(await page.context().newPage()).draft(id, uniqueTitle);
  await form.describe('From this window');
  await other.describe('From the other window');
  await other.save();
  await page.setViewportSize({ width: 390, height: 844 });
  await form.pressSave();
  const heading = page.getByRole('heading', { name: 'You have changed this in another window' });
  await expect(heading).toBeVisible();
  // The message of Strapi comes after the dialog.
  await screens.wait(1000);
  await heading.click({ trial: true });
});

test('what has been typed in the form is kept when an earlier text is compared with a newer version', async ({
  admin,
  page,
  screens,
  uniqueTitle,
}) => {
  const id = await admin.create('blog', { title: uniqueTitle, description: 'Stored' });
  await (await screens.draft(id, uniqueTitle)).describe('Typed before');
  const kept = page.getByText(/Unsaved text is kept in this browser/);
  await expect(kept).toBeVisible();
  const form = await screens.draft(id, uniqueTitle);
  await form.title.fill(`${uniqueTitle}, typed now`);
  await expect(kept).toBeVisible();
  await admin.update('blog', id, { author: 'Somebody else' });
  await form.compareAndBringBack();
  await new MergeDialog(page).putTogether();
  await form.save();
  await form.compareAndBringBack();
  await new MergeDialog(page).putTogether();
  await form.save();
  expect(await admin.read('blog', id)).toMatchObject({
    title: `${uniqueTitle}, typed now`,
    author: 'Somebody else',
  });
  await expect(page.getByText('You have unsaved text')).toHaveCount(0);
});

test('text of a refused save is kept while it is being compared', async ({
  admin,
  page,
  screens,
  uniqueTitle,
}) => {
  const id = await admin.create('blog', { title: uniqueTitle, description: 'Stored' });
  const form = await screens.draft(id, uniqueTitle);
  await admin.update('blog', id, { description: 'From somebody else' });
  await form.describe('Typed and saved at once');
  await form.pressSave();
  await expect(new MergeDialog(page).dialog).toBeVisible();
  // As after a crash.
  const other = await new AdminScreens(await page.context().newPage()).draft(id, uniqueTitle);
  await page.close();
  await other.compareAndBringBack();
});
