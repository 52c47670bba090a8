import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import type { BlockType } from '../../src/blocks/block';
import { fixtures } from '../../src/blocks/fixtures';
import { runQuery } from '../support/graphql/run-query';
import { bootCms, type Cms } from '../support/harness';
import { countStatements, getStatements } from '../support/statements';

const BLOG = 'api::blog.blog';
let cms: Cms;
let content: { __typename: string; frameUrl?: string }[];
let articleId: string;

beforeAll(async () => {
  cms = await bootCms();
  const picture = await uploadPicture();
  const zone = Object.values(fixtures).map(({ entry }) => withFiles(entry, picture));
  const { documentId } = await cms.strapi
    .documents(BLOG)
    .create({ data: { title: 'Every block', content: zone } as never, status: 'published' });
  articleId = documentId;
  const spreads = cms.strapi.dirs.app.root;
  content = (await runQuery(cms, everything(fs.readFileSync(path.join(spreads, 'schema.graphql'), 'utf8'))))
    .article.content;
});
afterAll(() => cms.stop());

async function uploadPicture(): Promise<number> {
  const file = path.join(os.tmpdir(), `picture-${process.pid}.webp`);
  await sharp({ create: { width: 900, height: 600, channels: 3, background: '#357' } }).toFile(file);
  const stat = fs.statSync(file);
  const [uploaded] = await cms.strapi
    .plugin('upload')
    .service('upload')
    .upload({
      data: { fileInfo: { alternativeText: 'A blue field' } },
      files: { filepath: file, originalFilename: 'picture.webp', mimetype: 'image/webp', size: stat.size },
    });
  fs.rmSync(file, { force: true });
  return uploaded.id;
}

/**
 * Fixtures contain files as Strapi returns them; writes need their ids, or the address of a file that is not a picture.
 */
function withFiles(value: unknown, picture: number): unknown {
  if (Array.isArray(value)) return value.map((item) => withFiles(item, picture));
  if (!value || typeof value !== 'object') return value;
  if ('mime' in value) return picture;
  const isNoPicture = 'file' in value && !/image/.test(JSON.stringify(value.file));
  const stored = isNoPicture ? { ...value, file: null, url: '/uploads/recording' } : value;
  const fields = Object.entries(stored).filter(([name]) => name !== 'id');
  return Object.fromEntries(fields.map(([name, field]) => [name, withFiles(field, picture)]));
}

/** A query for every field of every block, derived from the schema: all of them must resolve. */
function everything(schema: string): string {
  const nested: Record<string, string> = {
    inline: '{ kind text url opensNewTab }',
    image: '{ url width height alt focalPoint { x y } srcset }',
    poster: '{ url width height alt focalPoint { x y } srcset }',
    items: '{ heading inline { kind text url opensNewTab } }',
    slides: '{ caption image { url width height alt } }',
    headers: '{ inline { kind text } }',
    rows: '{ inline { kind text } }',
  };
  const union = /union Block =([^"]*?)\n\n/.exec(schema)?.[1] ?? '';
  const fragments = [...union.matchAll(/\w+/g)].map(([type]) => {
    const body = new RegExp(`type ${type} \\{([^}]*)\\}`).exec(schema)?.[1] ?? '';
    const fields = [...body.matchAll(/^ {2}(\w+): /gm)].map(
      ([, name = '']) => `${name} ${nested[name] ?? ''}`,
    );
    // Aliases, because `code` of one type and `size` of another may have different nullability, and could not share a
    // name.
    return `... on ${type} { ${fields.map((field) => `${type}_${field.split(' ')[0]}: ${field}`).join(' ')} }`;
  });
  return `{ article(slug: "every-block") { content { __typename ${fragments.join(' ')} } } }`;
}

test('returns every block type through GraphQL, in order', () => {
  const typename = (type: BlockType) =>
    type === 'code-block'
      ? 'CodeBlock'
      : `${type.replace(/(^|-)(\w)/g, (_all, _dash, letter) => letter.toUpperCase())}Block`;
  expect(content.map((block) => block.__typename)).toEqual(
    (Object.keys(fixtures) as BlockType[]).map(typename),
  );
});

test('returns pictures with size, alternative text and srcset', () => {
  expect(content.find((block) => block.__typename === 'ImageBlock')).toMatchObject({
    ImageBlock_image: {
      url: expect.stringMatching(/^\/uploads\/.*\?v=\w+$/),
      width: 900,
      height: 600,
      alt: 'A blue field',
      srcset: expect.stringMatching(/^\S+ 234w, \S+ 320w, \S+ 480w, \S+ 800w, \S+ 900w$/),
    },
  });
});

test('returns an advertiser’s code only to its frame', async () => {
  const position = content.findIndex((block) => block.__typename === 'AdScriptBlock');
  expect(JSON.stringify(content[position])).not.toContain('<script');
  expect(content[position]).toMatchObject({ AdScriptBlock_frameUrl: `/ad-frame/${articleId}/${position}` });
  const code = (id: string, place: number) =>
    runQuery(cms, 'query ($id: ID!, $place: Int!) { adScript(articleId: $id, position: $place) }', {
      id,
      place,
    });
  expect(await code(articleId, position)).toEqual({ adScript: fixtures['ad-script'].block.content });
  expect(await code(articleId, 0)).toEqual({ adScript: null });
  expect(await code(articleId, -1)).toEqual({ adScript: null });
  expect(await code('nobody', position)).toEqual({ adScript: null });
});

describe('a query', () => {
  const aliases = Array.from({ length: 1500 }, (_, number) => `a${number}: article(slug: "x") { id }`);
  const fields = Array.from({ length: 1600 }, (_, number) => `t${number}: title`);
  const articlesRead = async (question: () => Promise<unknown>) =>
    (await getStatements(cms, question)).filter((sql) => sql.includes('article_copies'));

  test('for three articles is executed', async () => {
    expect(await articlesRead(() => runQuery(cms, `{ ${aliases.slice(0, 3).join(' ')} }`))).not.toEqual([]);
  });

  test.each([
    ['for four articles', 'at most 3 fields', `{ ${aliases.slice(0, 4).join(' ')} }`],
    ['with too many tokens', '6000 tokens', `{ ${aliases.join(' ')} }`],
    [
      'with a fragment at the root',
      'without fragments',
      '{ ...F } fragment F on Query { article(slug: "every-block") { id } }',
    ],
    ['for too many fields', '1500 fields', `{ article(slug: "every-block") { ${fields.join(' ')} } }`],
  ])('%s is refused before any article is read', async (_what, message, query) => {
    const refused = () => expect(runQuery(cms, query)).rejects.toThrow(message);
    expect(await articlesRead(refused)).toEqual([]);
  });
});

test('runs as many SQL statements for many blocks as for few', async () => {
  const read = (slug: string) => () =>
    runQuery(cms, 'query ($slug: String!) { article(slug: $slug) { id content { __typename } } }', { slug });
  const paragraphs = (many: number) =>
    Array.from({ length: many }, (_, number) => ({
      __component: 'blocks.paragraph',
      text: `Number ${number}`,
    }));
  for (const [slug, many] of [
    ['few', 3],
    ['many', 60],
  ] as const) {
    await cms.strapi
      .documents(BLOG)
      .create({ data: { title: slug, slug, content: paragraphs(many) } as never, status: 'published' });
  }
  expect(await countStatements(cms, read('many'))).toBe(await countStatements(cms, read('few')));
  expect(await countStatements(cms, read('every-block'))).toBeLessThan(60);
});
