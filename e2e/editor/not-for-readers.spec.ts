import { expect, test } from '../support/fixtures.ts';

test('beside the form, editors see which parts of a draft readers would not get, until they fix it', async ({
  admin,
  screens,
  page,
  uniqueTitle,
}) => {
  const id = await admin.create('blog', {
    title: uniqueTitle,
    slug: uniqueTitle.toLowerCase().replaceAll(' ', '-'),
    content: [
      { __component: 'blocks.heading', text: 'A heading', level: 2 },
      { __component: 'blocks.link', text: 'Read more', url: 'not an address' },
    ],
  });
  await screens.draft(id, uniqueTitle);
  const panel = page.getByRole('complementary').filter({ hasText: 'Not for readers' });
  await expect(panel).toContainText('Link: the address');
  await expect(panel).toContainText('Publishing waits for this.');

  await admin.update('blog', id, {
    content: [{ __component: 'blocks.heading', text: 'A heading', level: 2 }],
  });
  await page.reload();
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeVisible();
  await expect(page.getByText('Not for readers')).toHaveCount(0);
});
