import { listCalls } from '../support/content/list-calls';
import { bootCms, type Cms } from '../support/harness';
import { createRole } from '../support/members/create-role';
import { loginAsAdmin } from '../support/members/sign-in';

const BLOG = 'api::blog.blog';

let cms: Cms;
let editor: ReturnType<typeof listCalls>;
let author: ReturnType<typeof listCalls>;
beforeAll(async () => {
  cms = await bootCms({ THROTTLE: 'off' });
  editor = listCalls(cms, await loginAsAdmin(cms, 'strapi-editor'));
  author = listCalls(cms, await loginAsAdmin(cms, 'strapi-author'));
});
afterAll(() => cms.stop());

const says = (text: string) => ({ content: [{ __component: 'blocks.paragraph', text }] });

test('finds words of the text of drafts, and of what was saved after the publication', async () => {
  await editor.create({ title: 'Wool', ...says('Merino keeps you warm at night') });
  const live = await editor.create({ title: 'Silk', ...says('Mulberry leaves') });
  await editor.publish(live);
  expect(await editor.search('merino')).toEqual(['Wool']);
  expect(await editor.search('MERI night')).toEqual(['Wool']);
  expect(await editor.search('merino mulberry')).toEqual([]);
  expect(await editor.search('mulberry')).toEqual(['Silk']);
  await editor.save(live, says('Cocoons are boiled'));
  expect(await editor.search('mulberry')).toEqual([]);
  expect(await editor.search('cocoons')).toEqual(['Silk']);
});

test('finds titles, addresses, authors, descriptions and questions', async () => {
  const id = await editor.create({
    title: 'Tick bites',
    slug: 'what-ticks-do',
    author: 'Zora Quill',
    description: 'Remove them with tweezers',
    faqs: [{ question: 'Is borreliosis common?', answer: 'In woodland.' }],
    seo: { title: 'Ixodes', noindex: false },
  });
  for (const text of [
    'tick bites',
    'what-ticks',
    'quill',
    'tweezers',
    'borreliosis',
    'woodland',
    'ixodes',
    id,
  ])
    expect([text, await editor.search(text)]).toEqual([text, ['Tick bites']]);
  expect(await editor.search('???')).toEqual([]);
  await editor.bulk('delete', [id]);
  expect(await editor.search('borreliosis')).toEqual([]);
});

test('finds words inside texts without spaces, and accented ones in any spelling', async () => {
  await editor.create({ title: 'Asia', ...says('睡眠不足の人') });
  await editor.create({ title: 'Café', ...says('Crème brûlée') });
  expect(await editor.search('眠不')).toEqual(['Asia']);
  expect(await editor.search('creme brulee')).toEqual(['Café']);
});

test('an author finds only what they may read', async () => {
  await editor.create({ title: 'Of the editor', ...says('A sesquipedalian word') });
  await author.create({ title: 'Of the author', ...says('Sesquipedalian too') });
  expect(await author.search('sesquipedalian')).toEqual(['Of the author']);
  expect(await editor.search('sesquipedalian')).toEqual(['Of the author', 'Of the editor']);
});

test('a role that does not see the texts cannot search in them, but in what it sees', async () => {
  const fields = ['title', 'slug', 'description', 'author', 'reviewer', 'layoutType'];
  const role = await createRole(cms, [{ action: 'read', subject: BLOG, fields }]);
  const limited = listCalls(cms, await loginAsAdmin(cms, role));
  await editor.create({ title: 'Open title', ...says('Clandestine words') });
  expect(await limited.search('clandestine')).toEqual([]);
  expect(await limited.search('open ti')).toEqual(['Open title']);
  expect(await limited.search('open ti', 'view=drafts')).toEqual(['Open title']);
  expect(await limited.search('open ti', 'view=scheduled')).toEqual([]);
});

test('pickers still search parts of titles', async () => {
  await editor.create({ title: 'Overnight oats', ...says('Porridge') });
  const pick = async (text: string) => {
    const path = `/content-manager/relations/${BLOG}/suggestedBlogs?_q=${text}`;
    const { body } = await editor.admin.get(path).expect(200);
    return body.results.map(({ title }: { title: string }) => title);
  };
  expect(await pick('vernight')).toEqual(['Overnight oats']);
  expect(await pick('porridge')).toEqual([]);
});

test.each(['" OR "a', "'a' & b", 'a*', 'NEAR(a b)', 'words:a', 'word '.repeat(60), 'x'.repeat(5000)])(
  'hostile text is only words: %s',
  async (text) => {
    const { status } = await editor.list(`_q=${encodeURIComponent(text)}`);
    expect(status).toBe(200);
  },
);
