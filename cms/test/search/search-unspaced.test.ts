import { bootCms, type Cms } from '../support/harness';
import { publishArticle } from '../support/content/publish-article';
import { findBySearch, suggestFor } from '../support/content/searching';

let cms: Cms;
const found = (words: string) => findBySearch(cms, words);
const suggested = (typed: string) => suggestFor(cms, typed);

const paragraph = (text: string) => [{ __component: 'blocks.paragraph', text }];

beforeAll(async () => {
  cms = await bootCms();
});
afterAll(() => cms.stop());

test('finds words inside Chinese, Japanese and Thai text', async () => {
  await publishArticle(cms, {
    slug: 'zh',
    title: '改善睡眠不足的方法',
    content: paragraph('规律的作息很重要'),
  });
  await publishArticle(cms, { slug: 'th', title: 'เคล็ดลับการนอนหลับ' });
  await publishArticle(cms, { slug: 'ja', title: 'ビタミンB12と睡眠' });
  for (const typed of ['睡眠不足', '不足的方法', '作息', '法', '睡眠不足 作息'])
    expect(await found(typed)).toEqual(['zh']);
  expect(await found('การนอน')).toEqual(['th']);
  expect(await found('タミン 睡眠')).toEqual(['ja']);
  expect((await found('睡眠')).toSorted()).toEqual(['ja', 'zh']);
  expect(await found('不睡眠')).toEqual([]);
  expect(await suggested('不足')).toEqual(['改善睡眠不足的方法']);
});

test('finds Chinese words across a line break, wherever a text has one', async () => {
  const lines = (text: string) => text.replace('/', '\n');
  const content = [
    {
      __component: 'blocks.rich-text',
      body: [{ type: 'paragraph', children: [{ type: 'text', text: lines('画楼/西畔') }] }],
    },
    { __component: 'blocks.paragraph', text: lines('分曹/射覆') },
    { __component: 'blocks.raw-html', content: `<p>${lines('嗟余/听鼓')}</p><p>走马<br>兰台</p>` },
    { __component: 'blocks.list', items: [{ text: lines('东风/无力') }] },
  ];
  await publishArticle(cms, { slug: 'lines', title: 'Lines', description: lines('蓬山/此去'), content });
  for (const typed of ['楼西', '曹射', '余听', '马兰', '风无', '山此'])
    expect(await found(typed)).toEqual(['lines']);
  expect(await found('畔分')).toEqual([]);
});

test('indexes the first words of a text with a great many different words', async () => {
  const signs = Array.from({ length: 60_000 }, (_, at) =>
    String.fromCodePoint(0x4e00 + (at % 20_000), 0x4e00 + ((at * 7) % 19_997)),
  );
  await publishArticle(cms, { slug: 'vast', title: 'Vast', content: paragraph(signs.join('')) });
  expect(await found(`vast ${signs[0]}`)).toEqual(['vast']);
});
