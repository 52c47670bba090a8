import { ReaderArticle } from '../pages/ReaderArticle.ts';
import { readClipboardSample } from '../support/clipboard-samples.ts';
import { expect, test } from '../support/fixtures.ts';

test('readers get what was pasted from a word processor, with its picture and notes', async ({
  page,
  screens,
  reader,
  uniqueTitle,
}) => {
  const form = await screens.startArticle(uniqueTitle);
  await form.describe('How to let the day go before you lie down.');
  await form.chooseCategory('Insomnia');
  const { content } = form;
  await content.start();
  await content.paste({
    'text/html': readClipboardSample('libreoffice-writer.html'),
    'text/rtf': readClipboardSample('libreoffice-writer.rtf'),
  });

  await expect(content.text.getByRole('heading', { name: 'A calmer evening', level: 2 })).toBeVisible();
  await expect(content.line('in the bath')).toBeVisible();
  await expect(content.blockHeader('Picture')).toBeVisible();
  await expect(page.getByText('A nested list was pasted. Readers get its points as one list.')).toBeVisible();
  await expect(page.getByText('could not be taken')).toHaveCount(0);

  await page.keyboard.press('Control+z');
  await expect(content.line('in the bath')).toHaveCount(0);
  await page.keyboard.press('Control+Shift+z');
  await expect(content.blockHeader('Picture')).toBeVisible();

  await form.publish();
  const article = new ReaderArticle(reader, `/blog/${uniqueTitle.toLowerCase().replaceAll(' ', '-')}`);
  await article.soonShows(() => expect(article.title).toHaveText(uniqueTitle, { timeout: 1000 }));
  await expect(article.text.getByRole('heading', { name: 'An hour before bed', level: 3 })).toBeVisible();
  await expect(article.text.getByRole('img', { name: 'A window' })).toBeAttached();
  await expect(article.text.getByRole('cell', { name: '21:00' })).toBeVisible();
  await expect(article.text.getByText('A survey of 1,200 adults, 2019.')).toBeVisible();
  await expect(article.text.getByRole('link', { name: /^the guide/ })).toHaveAttribute(
    'href',
    'https://example.org/sleep?page=2',
  );
});

test('too much at once is refused, and the text stays', async ({ page, screens, uniqueTitle }) => {
  const form = await screens.startArticle(uniqueTitle);
  const { content } = form;
  await content.start();
  await content.type('Mine');
  await page.keyboard.press('Control+a');
  await content.paste({ 'text/plain': 'words '.repeat(2_000_000) });
  await expect(page.getByText('This is too much to paste at once. Paste it in parts.')).toBeVisible();
  await expect(content.line('Mine')).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('too much to paste')).toHaveCount(0);
});

/** Markdown with one note. */
const withNote = (words: string) => `## ${words}\n\n${words} helps.[^a]\n\n[^a]: On ${words}.`;

test('a paste is one step of undo, and the notes of a second one follow those of the first', async ({
  page,
  screens,
  uniqueTitle,
}) => {
  const form = await screens.startArticle(uniqueTitle);
  const { content } = form;
  await content.start();
  await content.type('Typed ');
  await content.paste({ 'text/plain': 'and pasted' });
  await content.type(' and typed');
  await expect(content.line('Typed and pasted and typed')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(content.line('Typed and pasted')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(content.line('Typed')).toBeVisible();

  await content.paste({ 'text/plain': withNote('Tea') });
  await content.goOnAtTheEnd();
  await content.paste({ 'text/plain': withNote('Bed') });
  await expect(content.line('Bed helps.[2]')).toBeVisible();
  await expect(content.text.getByRole('heading', { level: 2 })).toHaveText(['Tea', 'Bed', 'Notes']);
  await expect(content.text.getByRole('listitem')).toHaveText(['On Tea.', 'On Bed.']);
  await page.keyboard.press('Control+z');
  await expect(content.text.getByRole('heading', { level: 2 })).toHaveText(['Tea', 'Notes']);
  await expect(content.text.getByRole('listitem')).toHaveText(['On Tea.']);
});
