import type { APIRequestContext } from '@playwright/test';
import { AdminScreens } from '../pages/AdminScreens.ts';
import { expect, test } from '../support/fixtures.ts';
import { runningProduct } from '../support/product/running-product.ts';
import { MemberApi, newCredentials } from '../support/members/member-api.ts';
import { DESK_ARTICLE, MESSAGE, REPORTED_COMMENT } from './desk.ts';
import { storageStateFile } from './people.ts';

const paragraph = (text: string) => ({ __component: 'blocks.paragraph', text });
const FIRST = 'Ten minutes on foot after dinner lower the peak of blood sugar.';
const SECOND = 'Walk at a pace at which you can still talk.';
const PLANNED = [
  ['Stairs instead of the lift', 20],
  ['What a nap is good for', 70],
] as const;
const UNFINISHED = 'Swimming in cold water';
const DELETED = 'Ten myths about breakfast';
const THIRD = 'Stairs at home count too.';

/** A question to the article, with a reply that its author has reported, and a message to the editors. */
async function discuss(request: APIRequestContext, blog_id: string): Promise<void> {
  const [asking, selling] = [
    await MemberApi.signUp(request, newCredentials('Ann')),
    await MemberApi.signUp(request, newCredentials('Eve')),
  ];
  const question = await asking.comment(blog_id, 'Does it also help before breakfast?');
  const reply = await selling.comment(blog_id, REPORTED_COMMENT, question);
  await asking.call('POST', `/comments/${reply}/report`, { reason: 'spam' });
  await asking.call('POST', '/contact', { name: 'Ann', email: asking.credentials.email, message: MESSAGE });
}

test('the editors in the pictures sign in, and one of them has written an article', async ({
  admin,
  editor,
  browser,
  baseURL,
  request,
}) => {
  for (const [who, account] of [
    ['editor', editor],
    ['owner', runningProduct().owner],
  ] as const) {
    const context = await browser.newContext({ baseURL });
    await new AdminScreens(await context.newPage()).signIn(account);
    await context.storageState({ path: storageStateFile(who) });
    await context.close();
  }
  await admin.deleteArticles(DESK_ARTICLE);
  const id = await admin.create('blog', {
    title: DESK_ARTICLE,
    description: 'Why ten minutes on foot after a meal do more than you think.',
    content: [FIRST, SECOND, THIRD].map(paragraph),
  });
  await admin.publish(id);
  await admin.update('blog', id, {
    description: 'Why ten minutes on foot after dinner do more than you would expect.',
    content: [SECOND, FIRST].map(paragraph),
  });
  expect(await admin.read('blog', id)).toMatchObject({ title: DESK_ARTICLE });

  await discuss(request, id);

  const hours = (count: number): Date => new Date(Date.now() + count * 3_600_000);
  for (const [title, inHours] of PLANNED) {
    await admin.deleteArticles(title);
    const planned = await admin.create('blog', { title, content: [paragraph(FIRST)] });
    await admin.schedule(planned, hours(inHours));
  }
  await admin.deleteArticles(DELETED);
  await admin.deleteArticles(UNFINISHED);
  await admin.create('blog', { title: UNFINISHED, publicationDate: hours(200).toISOString() });
  await admin.delete('blog', await admin.create('blog', { title: DELETED, content: [paragraph(FIRST)] }));
});
