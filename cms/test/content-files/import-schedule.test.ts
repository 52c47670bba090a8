import { JOBS } from '../../src/domain/schedule/jobs-table';
import { scheduleCalls } from '../support/content/schedule-calls';
import { ContentRun, messages, textIn } from '../support/content/content-run';
import { bootCms, type Cms } from '../support/harness';
import { loginAsAdmin } from '../support/members/sign-in';

const DAY = 86_400_000;

let cms: Cms;
let run: ContentRun;
let on: ReturnType<typeof scheduleCalls>;
beforeAll(async () => {
  cms = await bootCms();
  run = new ContentRun(cms);
  on = scheduleCalls(cms, await loginAsAdmin(cms, 'strapi-editor'));
});
afterAll(() => cms.stop());

const inDays = (days: number) => new Date(Math.trunc(Date.now() / 1000) * 1000 + days * DAY).toISOString();
const file = (title: string, ...front: string[]) =>
  ['---', `title: ${title}`, ...front, '---', 'Text', ''].join('\n');
const bring = async (name: string, text: string) => {
  const report = await run.bring({ [`${name}.md`]: text });
  expect(messages(report)).toEqual([]);
  return report;
};
const idOf = async (slug: string): Promise<string> => (await run.stored(slug))[0].documentId;
const jobsOf = async (slug: string) => on.jobs(await idOf(slug));

test('a file with a date to come is a draft that is published then', async () => {
  const date = inDays(3);
  const report = await bring('to-come', file('To come', `published: ${date}`));
  expect(report.written).toMatchObject([{ state: 'scheduled', date }]);
  const id = await idOf('to-come');
  expect(await jobsOf('to-come')).toMatchObject([
    { state: 'waiting', dueAt: Date.parse(date), timeZone: 'UTC', setBy: { id: null, name: 'Import' } },
  ]);
  expect(await on.readPublic(id)).toBeUndefined();
  expect((await bring('to-come', file('To come', `published: ${date}`))).written).toEqual([]);

  const later = inDays(4);
  const moved = await bring('to-come', file('To come, and better', 'slug: to-come', `published: ${later}`));
  expect(moved.written).toMatchObject([{ state: 'scheduled', date: later }]);
  expect(await on.runAt(Date.parse(date))).toEqual({ done: 0, failed: 0 });
  expect(await on.runAt(Date.parse(later))).toEqual({ done: 1, failed: 0 });
  expect(await on.readPublic(id)).toMatchObject({ title: 'To come, and better', publicationDate: later });
  expect((await on.versions(id)).at(-1)).toMatchObject({ actor: { name: 'Schedule, set by Import' } });
});

test('imported again with a date that is over, it is public at once; as a draft, nothing is planned any more', async () => {
  await bring('sooner', file('Sooner', `published: ${inDays(3)}`));
  expect((await bring('sooner', file('Sooner', `published: ${inDays(-1)}`))).written).toMatchObject([
    { state: 'published', date: null },
  ]);
  expect(await on.readPublic(await idOf('sooner'))).toBeDefined();
  expect(await jobsOf('sooner')).toMatchObject([{ state: 'cancelled', note: 'Published by Import.' }]);

  await bring('never', file('Never', `published: ${inDays(3)}`));
  const report = await bring('never', file('Never', `published: ${inDays(3)}`, 'draft: true'));
  expect(report.remarks).toEqual([expect.stringMatching(/never\.md is a draft: .* is cancelled/)]);
  expect(await jobsOf('never')).toMatchObject([{ state: 'cancelled', note: 'Imported as a draft.' }]);
});

test('a file that could not be published is refused with its line, also when its date is to come', async () => {
  const before = await run.rows();
  const text = file('Whole', `published: ${inDays(3)}`).replace(
    'Text\n',
    ':::link\ntext: Here\nurl: see below\n:::\n',
  );
  expect(messages(await run.bring({ 'whole.md': text }))).toEqual([
    expect.stringMatching(/^whole\.md:7: Block 1 \(link\): the address “see below”/),
  ]);
  expect(await run.rows()).toEqual(before);
});

test('a newer draft of a public article is scheduled beside it', async () => {
  const date = inDays(5);
  const published = file('Twice', `published: ${inDays(-5)}`);
  await bring('twice', published);
  const id = await idOf('twice');
  await bring('twice.draft', file('Twice, newer', 'slug: twice', `published: ${date}`));
  expect(await on.readPublic(id)).toMatchObject({ title: 'Twice' });
  expect(await jobsOf('twice')).toMatchObject([{ state: 'waiting', dueAt: Date.parse(date) }]);
});

test('an export has the dates of what is scheduled, and imports without a change', async () => {
  await cms.strapi.db.connection(JOBS).where({ state: 'waiting' }).delete();
  const id = await on.create({ title: 'Set by hand' });
  const due = Date.parse(inDays(7));
  await on.set(id, 'publish', due).expect(200);
  await on.create({ title: 'Only planned', publicationDate: inDays(8) });
  await bring('from-a-file', file('From a file', `published: ${inDays(9)}`));
  const exported = await run.roundTrip();
  const byHand = textIn(exported, 'articles/set-by-hand.md');
  expect(byHand).toContain(`published: ${new Date(due).toISOString().replace('.000Z', 'Z')}`);
  expect(byHand).not.toContain('draft:');
  expect(textIn(exported, 'articles/only-planned.md')).toContain('draft: true');
  expect(textIn(exported, 'articles/from-a-file.md')).not.toContain('draft:');
  expect(await on.jobs(id)).toMatchObject([{ state: 'waiting', setBy: { name: 'strapi-editor Test' } }]);

  // A file has one version: what goes out is another one.
  await on.save(id, { title: 'Set by hand, newer' }).expect(200);
  const { remarks } = await run.exportTo(`${run.folder}/other`);
  expect(remarks).toEqual([
    expect.stringMatching(/^set-by-hand is scheduled for .* which its file cannot say/),
  ]);
});
