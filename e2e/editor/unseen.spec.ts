import { expect, test } from '../support/fixtures.ts';
import { axeFindings } from '../support/page/axe.ts';

/** In the `/` menu. */
const LINK = 'Link on a line of its own';
const words = { __component: 'blocks.paragraph', text: 'Words' };
const struck = {
  __component: 'blocks.rich-text',
  body: [
    {
      type: 'paragraph',
      children: [
        { type: 'text', text: 'New ' },
        { type: 'text', text: 'old', strikethrough: true },
      ],
    },
  ],
};

test('while writing, each problem is named beside its field, and the focus stays', async ({
  screens,
  page,
  uniqueTitle,
}) => {
  const form = await screens.startArticle(uniqueTitle);
  const link = await form.addFields(LINK);
  const writes: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') writes.push(new URL(request.url()).pathname);
  });
  await link('text').click();
  await page.keyboard.type('Here');
  await expect(link('text')).toHaveValue('Here');
  await link('url').fill('example.org/a b');
  await expect(form.noteBeside(link('url'))).toContainText('it contains a blank');
  await expect(form.noteBeside(link('url'))).toContainText('Publishing waits for this.');
  await link('url').fill('example.org/a');
  await expect(form.noteBeside(link('url'))).toContainText(
    'The address “example.org/a” has no https://. Saving makes it “https://example.org/a”.',
  );
  await expect(form.noteBeside(link('url'))).not.toContainText('Publishing waits');
  await expect(link('url')).toBeFocused();
  await expect(link('url')).toHaveAccessibleDescription(/has no https:/);

  const second = await form.addFields(LINK);
  await second('text').fill('There');
  await second('url').fill('see below');
  await expect(form.noteBeside(second('url'))).toContainText('cannot be used');
  await expect(
    page.getByRole('status').filter({ hasText: 'Noted beside the fields: Block 2 (Link): the address' }),
  ).toBeAttached();
  await expect(form.problems.getByRole('button')).toHaveCount(2);
  expect(await axeFindings(page, ['[data-field-notes]'])).toEqual([]);

  await second('url').fill('https://example.org/b');
  await expect(form.noteBeside(second('url'))).toHaveCount(0);
  await link('url').fill('https://example.org/a');
  await expect(form.problems).toHaveCount(0);
  expect(await page.locator('[data-field-notes]').count()).toBe(0);
  expect(new Set(writes.filter((path) => !/presence|uid/.test(path)))).toEqual(
    new Set(['/admin/form-checks']),
  );
});

test('the list leads to the place in the text, which says so too, wherever it is moved', async ({
  admin,
  screens,
  page,
  uniqueTitle,
}) => {
  const id = await admin.create('blog', {
    title: uniqueTitle,
    content: [
      words,
      {
        __component: 'blocks.list',
        items: [{ text: 'One' }, { inline: [{ type: 'link', text: 'Two', url: 'ftp://example.org' }] }],
      },
      struck,
    ],
  });
  const form = await screens.draft(id, uniqueTitle);
  const { content } = form;
  const list = content.text.getByRole('list');
  await expect(form.noteBelow(list)).toContainText('cannot be used');
  await expect(form.noteBelow(content.line('New old'))).toContainText('The struck-out text “old”');
  await form.problems.getByRole('button', { name: 'Prose:' }).click();
  await expect(content.text).toBeFocused();
  await page.keyboard.type('Very ');
  await expect(content.line('Very New old')).toBeVisible();

  await form.problems.getByRole('button', { name: 'List:' }).click();
  await expect(content.text).toBeFocused();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(content.text.locator(':scope > *').first()).toHaveText('OneTwo');
  await expect(form.problems).toContainText('List:');
  await expect(form.noteBelow(list)).toContainText('cannot be used');
  await expect(page.locator('[data-field-notes]', { hasText: 'cannot be used' })).toHaveCount(1);
});

test('on a phone, the drawer with the list makes room for the field', async ({
  admin,
  screens,
  page,
  uniqueTitle,
}) => {
  const id = await admin.create('blog', {
    title: uniqueTitle,
    content: [words, { __component: 'blocks.link', text: 'Here', url: 'see below' }],
  });
  await page.setViewportSize({ width: 390, height: 844 });
  const form = await screens.draft(id, uniqueTitle);
  await expect(form.noteBelow(form.content.block('Link'))).toContainText('cannot be used');
  await page.getByRole('button', { name: 'Open more actions' }).click();
  await form.problems.getByRole('button', { name: 'Link:' }).click();
  const address = form.field('content.1.url');
  await expect(address).toBeFocused();
  await expect(address).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Open more actions' })).toBeVisible();
  await expect(form.noteBeside(address)).toBeInViewport();
});

test('a refused publication opens the place, and publishes once it is mended', async ({
  admin,
  screens,
  page,
  uniqueTitle,
}) => {
  const id = await admin.create('blog', {
    title: uniqueTitle,
    slug: uniqueTitle.toLowerCase().replaceAll(' ', '-'),
    content: [words, { __component: 'blocks.link', text: 'Here', url: 'see below' }],
  });
  const form = await screens.draft(id, uniqueTitle);
  const address = form.field('content.1.url');
  await expect(form.problems).toContainText('Link:');
  await expect(address).toHaveCount(0);
  await form.pressPublish();
  await expect(address).toBeFocused();
  await expect(page.getByText('Block 2 (link): the address “see below” cannot be used').last()).toBeVisible();
  await address.fill('/sleep');
  await expect(form.problems).toHaveCount(0);
  await form.publish();
});

test('a publication that the form itself refuses opens the place', async ({
  admin,
  screens,
  page,
  uniqueTitle,
}) => {
  const id = await admin.create('blog', {
    title: uniqueTitle,
    content: [words, { __component: 'blocks.image', caption: 'Without a picture' }],
  });
  const form = await screens.draft(id, uniqueTitle);
  await expect(form.problems).toContainText('Picture:');
  await form.pressPublish();
  await expect(page.getByText('Nothing was saved or published.').first()).toBeVisible();
  const picture = form.content.block('Picture');
  await expect(picture).toBeVisible();
  await expect(picture.locator(':focus')).toHaveCount(1);
});

test('after publishing, what readers will not get is named again', async ({
  admin,
  screens,
  page,
  uniqueTitle,
}) => {
  const id = await admin.create('blog', {
    title: uniqueTitle,
    slug: uniqueTitle.toLowerCase().replaceAll(' ', '-'),
    content: [words, struck],
  });
  const form = await screens.draft(id, uniqueTitle);
  await form.title.fill(`${uniqueTitle}, again`);
  await form.publish();
  await expect(page.getByText('Published. Not everything reaches all readers: Block 2')).toBeVisible();
  await expect(form.problems.getByRole('heading')).toHaveText(
    /Published\. Not everything reaches all readers/i,
  );
  await expect(form.problems).toContainText('the struck-out text “old”');
  await form.title.fill(uniqueTitle);
  await expect(form.problems.getByRole('heading')).toHaveText(/Not for readers/i);
});

test('after a save, the form shows what was mended', async ({ screens, uniqueTitle }) => {
  const form = await screens.startArticle(`  ${uniqueTitle} `);
  const link = await form.addFields(LINK);
  await link('text').fill(' Here ');
  await link('url').fill(' www.example.org/a ');
  await form.save();
  await expect(form.title).toHaveValue(uniqueTitle);
  await form.content.openBlock('Link');
  await expect(form.field('content.0.text')).toHaveValue('Here');
  await expect(form.field('content.0.url')).toHaveValue('https://www.example.org/a');
  await expect(form.problems).toHaveCount(0);
});

test('the form of a banner says what readers could not follow', async ({ screens, page }) => {
  await screens.openForm('banner', 'create');
  const link = page.locator('[name="linkUrl"]');
  await link.fill('javascript:alert(1)');
  await expect(link).toHaveAccessibleDescription(/cannot be used/);
  await expect(page.locator('[data-field-notes]')).toContainText('Saving waits for this.');
  await link.fill('example.org');
  await expect(page.locator('[data-field-notes]')).toContainText('Saving makes it “https://example.org”');
  await expect(page.locator('[data-field-notes]')).not.toContainText('waits for this');
});
