import { PreviewPane } from '../pages/PreviewPane.ts';
import { expect, test } from '../support/fixtures.ts';
import { holdRequests } from '../support/page/hold-requests.ts';

test('impatient clicks make one link, and each link is copied and withdrawn by itself', async ({
  admin,
  screens,
  page,
  uniqueTitle,
}) => {
  const id = await admin.create('blog', { title: uniqueTitle });
  await screens.draft(id, uniqueTitle);
  const preview = new PreviewPane(page);
  await preview.open();
  const make = preview.pane.getByRole('button', { name: 'Copy preview link', exact: true });
  await make.dblclick();
  const first = await preview.readAddress();
  await expect(preview.links).toHaveCount(1);

  const send = await holdRequests(page, /\/links$/, (request) => request.method() === 'POST');
  await make.click();
  await expect(make).toBeDisabled();
  await make.click({ force: true });
  send();
  await expect(preview.links).toHaveCount(2);
  await expect(make).toBeEnabled();
  expect(await preview.readAddress()).not.toBe(first);
  await expect(preview.links.nth(0)).toContainText(
    /^\S.*, \w{3} \d.*:\d\d:\d\d [AP]M\. Opens until \w{3} \d/,
  );

  const copyFirst = preview.links.nth(1).getByRole('button', { name: /^Copy the link of/ });
  await copyFirst.click();
  await expect(preview.address).toHaveValue(first);

  // Somebody else was faster.
  await page.route('**/links/*', (route) =>
    route.request().method() === 'DELETE' ? route.fetch().then(() => route.continue()) : route.continue(),
  );
  await preview.links
    .nth(1)
    .getByRole('button', { name: /^Withdraw/ })
    .click();
  await expect(preview.pane.getByRole('status')).toContainText(['had been withdrawn already']);
  await expect(preview.links).toHaveCount(1);
});
