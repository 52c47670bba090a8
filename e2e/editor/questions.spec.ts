import path from 'node:path';
import { AdminScreens } from '../pages/AdminScreens.ts';
import { MergeDialog } from '../pages/MergeDialog.ts';
import { ReaderArticle } from '../pages/ReaderArticle.ts';
import { expect, test } from '../support/fixtures.ts';
import { waitForChangesToReachReaders } from '../support/product/publishing.ts';

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

test('a new first question is stored beside the others after the tab was closed', async ({
  admin,
  screens,
  uniqueTitle,
}) => {
  const id = await admin.create('blog', {
    title: uniqueTitle,
    faqs: ['One', 'Two', 'Three'].map(toQuestion),
  });
  const before = await admin.readQuestions(id);
  const form = await screens.draft(id, uniqueTitle);
  await form.addQuestion('New?', 'Answer to New.');
  await form.moveQuestion('New?', 'One?');
  // Text is at most three seconds old in its copy.
  await screens.wait(3000);
  const tab = await screens.page.context().newPage();
  await screens.page.close();

  const again = await new AdminScreens(tab).draft(id, uniqueTitle);
  await again.compareAndBringBack();
  await new MergeDialog(tab).putTogether();
  await again.save();
  const after = await admin.readQuestions(id);
  expect(after.map(({ question, answer }) => ({ question, answer }))).toEqual(
    ['New', 'One', 'Two', 'Three'].map(toQuestion),
  );
  expect(after.slice(1).map(({ questionId }) => questionId)).toEqual(
    before.map(({ questionId }) => questionId),
  );
  expect(new Set(after.map(({ questionId }) => questionId)).size).toBe(4);
});

test('a question that is added after the last was deleted has an id of its own', async ({
  admin,
  screens,
  uniqueTitle,
}) => {
  const id = await admin.create('blog', { title: uniqueTitle, faqs: ['One', 'Two'].map(toQuestion) });
  const before = await admin.readQuestions(id);
  const form = await screens.draft(id, uniqueTitle);
  await form.deleteQuestion('Two?');
  await form.addQuestion('New?', 'Answer to New.');
  await form.save();
  const after = await admin.readQuestions(id);
  expect(after).toMatchObject(['One', 'New'].map(toQuestion));
  expect(before.map(({ questionId }) => questionId)).not.toContain(after[1]?.questionId);
});
