import { ArticleSchedule, SchedulePage } from '../pages/ArticleSchedule.ts';
import { MergeDialog } from '../pages/MergeDialog.ts';
import { expect, test } from '../support/fixtures.ts';

// The admin is slow to open on a busy machine, and a planned minute has to come.
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const getAddress = (title: string): string => `/blog/${title.toLowerCase().replaceAll(' ', '-')}`;
const paragraph = (text: string) => ({ __component: 'blocks.paragraph', text });
/** The next full minute that leaves time to plan it. */
const getNextMinute = (): Date => new Date(Math.ceil((Date.now() + 15_000) / MINUTE_MS) * MINUTE_MS);
const inDays = (count: number): Date => {
  const date = new Date(Date.now() + count * DAY_MS);
  date.setHours(8, 30, 0, 0);
  return date;
};
const day = new Intl.DateTimeFormat('en', { weekday: 'long', month: 'long', day: 'numeric' });

test('an article is planned in three clicks and on the site at that moment', async ({
  admin,
  page,
  screens,
  request,
  uniqueTitle,
}) => {
  const id = await admin.create('blog', { title: uniqueTitle, content: [paragraph('Planned words')] });
  const form = await screens.draft(id, uniqueTitle);
  const published = page.getByRole('tab', { name: 'Published' });
  await expect(published).toBeDisabled();
  const schedule = new ArticleSchedule(page);
  const due = getNextMinute();
  await schedule.publishAt(due);
  await expect(schedule.publication).toContainText('Goes out on');
  await expect(schedule.publication).toContainText('Planned by Edda Editor');

  const address = getAddress(uniqueTitle);
  const isPublic = async (): Promise<boolean> => (await request.get(address)).status() === 200;
  expect(await isPublic()).toBe(false);
  await expect.poll(isPublic, { intervals: [100], timeout: 120_000 }).toBe(true);
  const late = Date.now() - due.getTime();
  expect(late).toBeGreaterThanOrEqual(0);
  // The promise is two seconds; this machine runs other tests at the same time.
  test.info().annotations.push({ type: 'on the site after', description: `${late} ms` });
  expect(late).toBeLessThan(10_000);

  // The form that was open all the time follows, and saves as before.
  await expect(published).toBeEnabled();
  await expect(schedule.publication).toContainText('Went out as planned');
  await form.describe('Saved afterwards');
  await form.save();
});

test('a form that is open at the moment saves afterwards, without a conflict', async ({
  admin,
  page,
  screens,
  uniqueTitle,
}) => {
  const id = await admin.create('blog', { title: uniqueTitle, content: [paragraph('Planned words')] });
  const form = await screens.draft(id, uniqueTitle);
  await form.describe('Typed before');
  await admin.schedule(id, new Date(Date.now() + 3000));
  await expect.poll(async () => (await admin.read('blog', id)).publicationDate).toBeTruthy();
  await form.save();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await admin.read('blog', id)).toMatchObject({
    description: 'Typed before',
    publicationDate: expect.any(String),
  });
});

test('what is typed is saved first; later saves ask; cancelling is one click', async ({
  admin,
  page,
  screens,
  uniqueTitle,
}) => {
  const id = await admin.create('blog', { title: uniqueTitle });
  const form = await screens.draft(id, uniqueTitle);
  await form.describe('Typed, not saved');
  const schedule = new ArticleSchedule(page);
  await schedule.open('Publish at…');
  await expect(schedule.dialog).toContainText('What you have typed is saved first');
  await expect(schedule.dialog).toContainText(Intl.DateTimeFormat().resolvedOptions().timeZone);
  await schedule.enter(inDays(2));
  await expect(schedule.dialog).toContainText(/Goes out on .*8:30/);
  await schedule.confirm('Schedule publication');
  expect(await admin.read('blog', id)).toMatchObject({ description: 'Typed, not saved' });
  await expect(schedule.publication).toContainText('Goes out on');

  await form.describe('Saved later');
  await form.pressSave();
  await expect(schedule.dialog).toContainText('What you have just saved is not part of that');
  await schedule.confirm('Keep the planned version');
  await expect(schedule.publication).toContainText('does not go along');

  await form.describe('Saved again');
  await form.pressSave();
  await schedule.confirm('Let this version go out');
  await expect(schedule.publication).not.toContainText('does not go along');

  await schedule.open('Change the publication');
  await expect(schedule.dialog).toContainText('Only the time changes');
  await schedule.enter(new Date(Date.now() - 2 * DAY_MS));
  await expect(schedule.dialog).toContainText('This moment is over');
  await expect(schedule.dialog.getByRole('button', { name: 'Schedule publication' })).toBeDisabled();
  await schedule.enter(inDays(3));
  await schedule.confirm('Schedule publication');

  await schedule.cancelPublication();
  await expect(schedule.publication).toContainText('Cancelled by Edda Editor');
});

test('Publish with a future date offers to schedule, also for an article that was never saved', async ({
  admin,
  page,
  screens,
  uniqueTitle,
}) => {
  const publicationDate = inDays(4).toISOString();
  const id = await admin.create('blog', { title: uniqueTitle, publicationDate });
  await screens.draft(id, uniqueTitle);
  const schedule = new ArticleSchedule(page);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(schedule.dialog).toContainText('The publication date of this article is in the future');
  await schedule.confirm(/^Schedule for .*8:30/);
  await expect(schedule.publication).toContainText('Goes out on');
  // Neither beside its field nor in the list beside the form.
  await expect(page.getByText('The publication date is in the future')).toHaveCount(0);

  const form = await screens.newArticle();
  const title = `${uniqueTitle}, new`;
  await form.title.fill(title);
  await schedule.open('Publish at…');
  await schedule.enter(inDays(5));
  await schedule.confirm('Schedule publication');
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  await expect(schedule.publication).toContainText('Goes out on');
});

test('what a colleague has saved meanwhile is compared, not planned unseen', async ({
  admin,
  page,
  screens,
  uniqueTitle,
}) => {
  const id = await admin.create('blog', { title: uniqueTitle, description: 'Before' });
  await screens.draft(id, uniqueTitle);
  await admin.update('blog', id, { description: 'By the owner' });
  const schedule = new ArticleSchedule(page);
  await schedule.open('Publish at…');
  await schedule.enter(inDays(2));
  await schedule.press('Schedule publication');
  const merge = new MergeDialog(page);
  await expect(merge.dialog).toContainText('Site Owner has changed this since you opened it');
  await merge.putTogether();
  await expect(page.getByRole('textbox', { name: 'Description' })).toHaveValue('By the owner');
  await expect(schedule.publication).toHaveCount(0);
  await schedule.open('Publish at…');
  await schedule.enter(inDays(2));
  await schedule.confirm('Schedule publication');
  await expect(schedule.publication).toContainText('Goes out on');
});

test('a refusal is shown for an article that was never saved, and its text is', async ({
  page,
  screens,
  uniqueTitle,
}) => {
  const form = await screens.startArticle(uniqueTitle);
  await form.addFields('Link on a line of its own');
  const schedule = new ArticleSchedule(page);
  await schedule.open('Publish at…');
  await schedule.enter(inDays(2));
  await schedule.press('Schedule publication');
  await expect(page.getByRole('heading', { name: uniqueTitle, level: 1 })).toBeVisible();
  await expect(schedule.dialog.getByRole('alert')).toContainText('The field “text” of block 1 is empty.');
  await schedule.confirm('Back');
  await expect(schedule.publication).toHaveCount(0);
});

test('a save asks about what others have planned; the latest version can be refused, with an offer', async ({
  admin,
  page,
  screens,
  uniqueTitle,
}) => {
  const id = await admin.create('blog', { title: uniqueTitle });
  const form = await screens.draft(id, uniqueTitle);
  await admin.schedule(id, inDays(2));
  await form.describe('Saved after that');
  await form.pressSave();
  const schedule = new ArticleSchedule(page);
  await schedule.confirm('Keep the planned version');
  await admin.update('blog', id, { publicationDate: inDays(9).toISOString() });
  await screens.draft(id, uniqueTitle);
  await expect(schedule.publication).toContainText('What Site Owner saved on');
  await schedule.useLatest();
  await expect(schedule.dialog.getByRole('alert')).toContainText(
    'The publication date of this article is later',
  );
  await schedule.confirm(/^Schedule for .*8:30/);
  await expect(schedule.publication).not.toContainText('does not go along');
});

test('the page of the schedule lists and changes what is planned, and shows it in a calendar', async ({
  admin,
  page,
  screens,
  uniqueTitle,
}) => {
  const due = inDays(1);
  const planned = await admin.create('blog', {
    title: `${uniqueTitle}, planned`,
    publicationDate: due.toISOString(),
  });
  const id = await admin.create('blog', { title: uniqueTitle });
  await admin.schedule(id, due, 'Asia/Tokyo');
  const schedule = new SchedulePage(page);
  await screens.open();
  await schedule.open();
  const waiting = schedule.getRow('Scheduled', uniqueTitle);
  await expect(waiting.first()).toContainText('in Asia/Tokyo');
  await expect(waiting.first()).toContainText('Planned by Site Owner');
  const intention = schedule.getRow('Planned, not scheduled', `${uniqueTitle}, planned`);

  await schedule.showCalendar();
  if (due.getMonth() !== new Date().getMonth())
    await page.getByRole('button', { name: 'Next month' }).click();
  const cell = schedule.getDay(day.format(due));
  await expect(cell).toContainText(`goes out: ${uniqueTitle}`);
  await expect(cell).toContainText(`planned, not scheduled: ${uniqueTitle}, planned`);
  await page.goBack();

  await expect(intention).toBeVisible();
  await intention.getByRole('button', { name: 'Schedule for that moment' }).click();
  await expect(intention).toHaveCount(0);
  await expect(waiting).toHaveCount(2);
  await schedule.cancelTwice(waiting.first(), waiting.last());
  await expect(waiting).toHaveCount(1);
  await screens.wait(500);
  await expect(waiting).toHaveCount(1);
  await waiting.getByRole('link', { name: uniqueTitle }).click();
  await expect(page.getByRole('heading', { name: uniqueTitle, level: 1 })).toBeVisible();
  await admin.delete('blog', planned);
});

test('a failure is shown on the home page, in the list and beside the form', async ({
  admin,
  page,
  screens,
  uniqueTitle,
}) => {
  const category = await admin.create('category', { name: `${uniqueTitle} topic`, kind: 'topic' });
  const { id: row } = await admin.read('category', category);
  const id = await admin.create('blog', {
    title: uniqueTitle,
    categories: { connect: [{ id: row, documentId: category }] },
  });
  await admin.schedule(id, new Date(Date.now() + 4000));
  await admin.delete('category', category);
  const reason = `Its category “${uniqueTitle} topic” has been deleted.`;

  const schedule = new SchedulePage(page);
  await screens.open();
  const failed = schedule.getRow('Failed', uniqueTitle);
  await schedule.open();
  // The page looks again every 15 seconds.
  await expect(failed).toContainText(reason, { timeout: 60_000 });
  await screens.openHome();
  await expect(page.getByRole('listitem').filter({ hasText: reason })).toBeVisible();
  await screens.draft(id, uniqueTitle);
  const form = new ArticleSchedule(page);
  await expect(form.publication).toContainText(reason);
  await page.getByRole('button', { name: 'Remove the failed publication' }).click();
  await schedule.open();
  await expect(failed).toHaveCount(0);
});
