import { expect, test } from '../support/fixtures.ts';
import { axeFindingsInBothSchemes } from '../support/page/axe.ts';

const toSlug = (title: string): string => title.toLowerCase().replaceAll(/[ ,]+/g, '-');

test('the address is made from the title while it is typed, and a taken one is named', async ({
  admin,
  screens,
  page,
  uniqueTitle,
}) => {
  await admin.create('blog', { title: uniqueTitle });
  const form = await screens.newArticle();
  await form.title.pressSequentially(uniqueTitle, { delay: 5 });
  await expect(form.address).toHaveValue(`${toSlug(uniqueTitle)}-2`);
  await expect(page.getByText('belongs to another article, so this one gets a number.')).toBeVisible();
  await form.title.fill(`${uniqueTitle}, again`);
  await expect(form.address).toHaveValue(`${toSlug(uniqueTitle)}-again`);
  await form.save();
  await expect(page.getByRole('heading', { name: `${uniqueTitle}, again`, level: 1 })).toBeVisible();

  // A draft's address still follows, and comes back with the title.
  await expect(form.address).toHaveValue(`${toSlug(uniqueTitle)}-again`);
  await form.title.fill(`${uniqueTitle}, once more`);
  await expect(form.address).toHaveValue(`${toSlug(uniqueTitle)}-once-more`);
  await form.title.fill(`${uniqueTitle}, again`);
  await expect(form.address).toHaveValue(`${toSlug(uniqueTitle)}-again`);
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
  // The stored address can be kept for another title.
  await form.title.fill(`${uniqueTitle}, kept`);
  await expect(form.address).toHaveValue(`${toSlug(uniqueTitle)}-kept`);
  await form.address.fill(`${toSlug(uniqueTitle)}-again`);
  await form.title.fill(`${uniqueTitle}, kept on`);
  await expect(form.address).toHaveValue(`${toSlug(uniqueTitle)}-again`);
  await page.getByRole('button', { name: 'Make it from the title' }).click();
  await expect(form.address).toHaveValue(`${toSlug(uniqueTitle)}-kept-on`);
  await form.title.fill(`${uniqueTitle}, saved`);
  await form.save();
  const id = await admin.find('blog', 'title', `${uniqueTitle}, saved`);
  expect(await admin.read('blog', id)).toMatchObject({ slug: `${toSlug(uniqueTitle)}-saved` });
});

test('an address that was typed or published stays when the title changes', async ({
  admin,
  screens,
  page,
  uniqueTitle,
}) => {
  const taken = await admin.create('blog', { title: `${uniqueTitle}, taken` });
  const form = await screens.startArticle(uniqueTitle);
  await form.address.fill(`${toSlug(uniqueTitle)}-taken`);
  await expect(page.getByText('belongs to another article. Choose another one')).toBeVisible();
  await page.getByRole('button', { name: `Use “${toSlug(uniqueTitle)}-taken-2”` }).click();
  await form.title.fill(`${uniqueTitle}, changed`);
  await expect(form.address).toHaveValue(`${toSlug(uniqueTitle)}-taken-2`);
  await page.getByRole('button', { name: 'Make it from the title' }).click();
  await expect(form.address).toHaveValue(`${toSlug(uniqueTitle)}-changed`);

  await admin.publish(taken);
  const asked = page.waitForResponse('**/admin/form-addresses');
  const published = await screens.draft(taken, `${uniqueTitle}, taken`);
  await asked;
  await published.title.fill(`${uniqueTitle}, published`);
  await published.save();
  expect(await admin.read('blog', taken)).toMatchObject({ slug: `${toSlug(uniqueTitle)}-taken` });
});

test('the address of a category is shown while its name is typed, or why it cannot have it', async ({
  page,
  screens,
}) => {
  const form = await screens.newCategory();
  const address = page.getByRole('textbox', { name: 'Address' });
  await form.name('Evening Walks');
  await expect(address).toHaveValue('evening-walks');
  await form.name('Insomnia');
  await expect(page.getByText('The category “Insomnia” has the address /insomnia already.')).toBeVisible();
});

test('title and description say how long they are, and how long is best', async ({ page, screens }) => {
  const form = await screens.startArticle('Naps');
  await expect(page.getByText('4 characters. Best: 30 to 60.')).toBeVisible();
  await form.describe('a'.repeat(161));
  await expect(page.getByText('161 characters. Best: 140 to 160.')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Search results cut it off' })).toBeAttached();
  // No limit but that of the server.
  await expect(form.description).toHaveValue('a'.repeat(161));
  await form.describe('a'.repeat(150));
  await expect(page.getByRole('status').filter({ hasText: 'Good length' })).toBeAttached();

  await page.getByText('None yet. Add the first one.').last().click();
  await form.field('seo.title').fill('Naps for everybody');
  await expect(page.getByText('18 characters. Best: 30 to 60.')).toBeVisible();
  await expect(page.getByText('4 characters. Search results show “Search and sharing”.')).toBeVisible();
  expect(await axeFindingsInBothSchemes(page, ['form'])).toEqual([]);
});

test('fields that only topics use are hidden in a sub-topic, and keep their values', async ({
  admin,
  page,
  screens,
  uniqueTitle,
}) => {
  const id = await admin.create('category', { name: uniqueTitle, kind: 'topic', hue: 77 });
  try {
    const form = await screens.category(id);
    const hue = page.getByLabel('Hue');
    await expect(hue).toHaveValue('77');
    await form.choose('Kind', 'sub-topic');
    await expect(hue).toBeHidden();
    for (const label of ['Hub page', 'Sub-topics']) await expect(page.getByText(label)).toBeHidden();
    await expect(page.getByText(/Hidden, because only a topic uses it: .*“Hue”/)).toBeVisible();
    await form.update();
    expect(await admin.read('category', id)).toMatchObject({ kind: 'sub-topic', hue: 77 });
    await form.choose('Kind', 'topic');
    await expect(hue).toBeVisible();
    await expect(hue).toHaveValue('77');
  } finally {
    await admin.deleteWhere('category', 'name', [uniqueTitle]);
  }
});
