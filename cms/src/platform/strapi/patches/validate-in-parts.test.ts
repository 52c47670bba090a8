import { inParts } from './validate-in-parts';

type Validate = Parameters<typeof inParts>[0];

const model = {
  uid: 'api::blog.blog',
  attributes: { title: { type: 'string' }, content: { type: 'dynamiczone' } },
};
const blocks = (count: number) => Array.from({ length: count }, (_, index) => ({ id: index, text: 'a' }));

/** Converts every text to capitals, and rejects "x". */
const validator = () =>
  jest.fn<ReturnType<Validate>, Parameters<Validate>>(async (_model, data) => {
    const { content = [], ...rest } = data as { content?: { text: string }[] };
    if (content.some(({ text }) => text === 'x')) throw new Error(`${content.length} blocks are rejected`);
    return { ...rest, content: content.map((block) => ({ ...block, text: block.text.toUpperCase() })) };
  });

test('validates a short article, or anything that is not an article, in one go', async () => {
  const validate = validator();
  const article = { title: 'a', content: blocks(3) };
  const options = { isDraft: true };
  await inParts(validate)(model, article, options, { id: 7 });
  expect(validate.mock.calls).toEqual([[model, article, options, { id: 7 }]]);
});

test('validates the blocks of a long article in batches, and its other fields once', async () => {
  const validate = validator();
  const content = blocks(110);
  const options = { isDraft: false };
  const result = await inParts(validate)(model, { title: 'a', content }, options, { id: 7 });
  expect(result).toEqual({ title: 'a', content: content.map((block) => ({ ...block, text: 'A' })) });
  const parts = validate.mock.calls.map(([, data]) => data as { title?: string; content: unknown[] });
  expect(parts.flatMap((part) => part.content)).toEqual(content);
  expect(Math.max(...parts.map((part) => part.content.length))).toBeLessThan(50);
  expect(parts.map(({ title }) => title)).toEqual(['a', ...parts.slice(1).map(() => undefined)]);
  for (const [{ attributes }, , given, entity] of validate.mock.calls.slice(1)) {
    expect([Object.keys(attributes), given, entity]).toEqual([['content'], options, { id: 7 }]);
  }
});

test('reports errors as for the whole article', async () => {
  const content = [...blocks(109), { id: 109, text: 'x' }];
  await expect(inParts(validator())(model, { title: 'a', content })).rejects.toThrow(
    '110 blocks are rejected',
  );
});
