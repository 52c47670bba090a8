import path from 'node:path';
import { ReaderArticle } from '../pages/ReaderArticle.ts';
import { expect, test } from '../support/fixtures.ts';
import { waitForChangesToReachReaders } from '../support/product/publishing.ts';

// The admin is slow to open on a busy machine.
test.describe.configure({ timeout: 120_000 });

const toQuestion = (name: string) => ({ question: `${name}?`, answer: `Answer to ${name}.` });

test('an editor edits and arranges the questions of an article in its form', async ({
  admin,
  screens,
  reader,
  request,
  uniqueTitle,
}) => {
  const article = new ReaderArticle(reader, `/blog/${uniqueTitle.toLowerCase().replaceAll(' ', '-')}`);
  await admin.publishArticle({
    title: uniqueTitle,
    slug: path.basename(article.path),
    content: [{ __component: 'blocks.paragraph', text: 'Text.' }],
    faqs: ['One', 'Two', 'Three'].map(toQuestion),
  });

  const form = await screens.article(uniqueTitle);
  await form.moveQuestion('Three?', 'One?');
  const two = await form.openQuestion('Two?');
  await two.answer.fill('A better answer.');
  await two.question.fill('Two, or more?');
  await form.save();

  // Readers get a draft's questions when it is published.
  await waitForChangesToReachReaders(admin, request);
  await article.load();
  await expect(article.questions).toHaveText(['One?', 'Two?', 'Three?']);

  await form.publish();
  await article.soonShows(() =>
    expect(article.questions).toHaveText(['Three?', 'One?', 'Two, or more?'], { timeout: 1000 }),
  );
  await article.questions.last().click();
  await expect(article.text).toContainText('A better answer.');
});
