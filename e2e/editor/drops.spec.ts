import { expect, test } from '../support/fixtures.ts';
import { createUniquePicture } from '../support/unique-picture.ts';

// The list of questions mounts the library that moves parts by dragging, which listens to all drops on the page.
test('blocks and files are dropped in the text of an article with questions, which still change places', async ({
  admin,
  page,
  screens,
  uniqueTitle,
}) => {
  const slug = uniqueTitle.toLowerCase().replaceAll(' ', '-');
  const image = await admin.uploadBytes(`${slug}.webp`, createUniquePicture().buffer);
  const id = await admin.create('blog', {
    title: uniqueTitle,
    content: [
      { __component: 'blocks.image', image, alt: 'A window', caption: 'Dusk' },
      ...['First', 'Second'].map((text) => ({ __component: 'blocks.paragraph', text })),
    ],
    faqs: ['One', 'Two'].map((name) => ({ question: `${name}?`, answer: `Answer to ${name}.` })),
  });
  const form = await screens.draft(id, uniqueTitle);
  const { content } = form;
  const parts = content.text.locator(':scope > *');
  await expect(parts).toHaveText([/Dusk/, 'First', 'Second']);
  await content.dragBlock('Picture', 'Second');
  await expect(parts).toHaveText(['First', /Dusk|Second/, /Dusk|Second/]);

  await content.place(createUniquePicture(`${slug}-2.webp`), 'drop');
  await expect(content.blockHeader('Picture')).toHaveCount(2);

  // A file on the field of a picture is for the field alone.
  await content.blockHeader('Dusk').click();
  const field = content.block('Dusk').locator('[data-takes-files]');
  await content.drop(createUniquePicture(`${slug}-3.webp`), field);
  await expect(field.locator('img')).toHaveAttribute('src', /_3_|-3/);
  await expect(content.blockHeader('Picture')).toHaveCount(2);
  await content.drop(
    createUniquePicture(`${slug}-4.webp`),
    page.getByRole('group', { name: 'Banner at the top', exact: true }),
  );
  await expect(
    page
      .getByRole('group', { name: 'Banner at the top', exact: true })
      .getByRole('button', { name: 'Upload another' }),
  ).toBeVisible();

  await form.moveQuestion('Two?', 'One?');
  await form.save();
  expect((await admin.readQuestions(id)).map(({ question }) => question)).toEqual(['Two?', 'One?']);
});
