import { readFileSync } from 'node:fs';
import { expect, test } from '../support/fixtures.ts';
import { AdminScreens } from '../pages/AdminScreens.ts';
import { axeFindings } from '../support/page/axe.ts';
import { runningProduct } from '../support/product/running-product.ts';

test('a super admin sees who did what, filters it and exports it', async ({ page, admin, uniqueTitle }) => {
  const id = await admin.create('blog', {
    title: uniqueTitle,
    slug: uniqueTitle.toLowerCase().replaceAll(' ', '-'),
  });
  await admin.update('blog', id, { description: 'New' });
  await admin.create('category', { name: `Audited ${uniqueTitle.slice(-8)}`, kind: 'sub-topic' });

  await new AdminScreens(page).signIn(runningProduct().owner);
  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  await page.getByRole('link', { name: 'Audit log' }).click();
  await expect(page.getByRole('heading', { name: 'Audit log', level: 1 })).toBeVisible();
  const rows = page.getByRole('table').getByRole('row');
  // Other tests of the run may have been recorded since.
  await expect(rows.filter({ hasText: 'signed in' }).first()).toBeVisible();

  await page.getByRole('textbox', { name: 'Title or name' }).fill(uniqueTitle);
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(1)).toContainText(`saved Article “${uniqueTitle}”`);
  await expect(rows.nth(1)).toContainText('description · version 2');
  await expect(rows.nth(2)).toContainText('created Article');
  // Anybody can take the name of somebody else, but not the number of the account.
  await expect(rows.nth(1)).toContainText(/ · no\. \d+/);
  await expect(page.getByRole('link', { name: uniqueTitle }).first()).toHaveAttribute(
    'href',
    new RegExp(`/content-manager/collection-types/api::blog.blog/${id}$`),
  );

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = readFileSync(await (await download).path(), 'utf8');
  const [head, ...lines] = file.trimEnd().split('\n');
  expect(head).toContain('time (UTC),who,account,kind,what');
  expect(lines).toHaveLength(2);
  expect(lines[0]).toContain(`saved,Article,${id},${uniqueTitle},description,200,no`);

  await page.getByRole('combobox', { name: 'Who' }).click();
  await expect(page.getByRole('option', { name: / · no\. \d+$/ }).first()).toBeVisible();
  await page.keyboard.press('Escape');

  // The export itself is in the log; the filters are in the address of the page.
  await page.getByRole('combobox', { name: 'Kind' }).click();
  await page.getByRole('option', { name: 'Audit log' }).click();
  await page.getByRole('textbox', { name: 'Title or name' }).fill('');
  await expect(rows.nth(1)).toContainText('exported the audit log');
  await page.reload();
  await expect(rows.nth(1)).toContainText('exported the audit log');
  expect(await axeFindings(page, ['main'])).toEqual([]);

  await page.getByRole('textbox', { name: 'Title or name' }).fill('nothing is called like this');
  await expect(page.getByText('No entry matches these filters.')).toBeVisible();
});

test('a log that cannot be loaded says so, and can be asked for again', async ({ page }) => {
  await new AdminScreens(page).startSession(runningProduct().owner);
  await page.route(/\/admin\/audit\?/, (route) => route.fulfill({ status: 500, body: '{}' }));
  await page.goto('/admin/settings/audit-log');
  await expect(page.getByRole('alert').filter({ hasText: 'could not be loaded' })).toBeVisible();
  await page.unroute(/\/admin\/audit\?/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('table')).toBeVisible();
});

test('an editor has no link to it, and gets neither the page nor its data', async ({ page, screens }) => {
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(request.url()));
  await screens.open();
  // Nothing in the settings is for an editor.
  await page.goto('/admin/settings');
  await expect(page).toHaveURL(/\/admin\/?$/);
  await expect(page.getByRole('link', { name: 'Content', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Audit log' })).toHaveCount(0);
  await page.goto('/admin/settings/audit-log');
  await expect(page.getByText("You don't have the permissions to access that content")).toBeVisible();
  const authorization = await page.evaluate(async () => {
    const token = decodeURIComponent(/jwtToken=([^;]+)/.exec(document.cookie)?.[1] ?? '');
    const { status } = await fetch('/admin/audit', { headers: { authorization: `Bearer ${token}` } });
    return status;
  });
  expect(authorization).toBe(403);
});
