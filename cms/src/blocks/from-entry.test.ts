import fc from 'fast-check';
import * as v from 'valibot';
import { fixtures } from './fixtures';
import { fromEntry, warningOncePerName } from './from-entry';
import { damaged } from './testing/arbitrary';
import { blockSchema } from './testing/block-schema';
import { richTextFixture } from './types/rich-text/rich-text.fixture';

const all = Object.values(fixtures);
const zone = [...all.map(({ entry }) => entry), richTextFixture.entry];

function warnings() {
  const reported: string[] = [];
  return { reported, context: warningOncePerName((message) => reported.push(message)) };
}

test('maps an article with every component to its blocks in order', () => {
  const { reported, context } = warnings();
  expect(fromEntry(zone, context)).toEqual([...all.map(({ block }) => block), ...richTextFixture.blocks]);
  expect(reported).toEqual([]);
});

test('skips an unknown component and warns once per name', () => {
  const { reported, context } = warnings();
  const content = [
    { __component: 'blocks.poll' },
    fixtures.heading.entry,
    { __component: 'blocks.poll' },
    { __component: 'x' },
  ];
  expect(fromEntry(content, context)).toEqual([fixtures.heading.block]);
  expect(fromEntry(content, context)).toEqual([fixtures.heading.block]);
  expect(reported).toHaveLength(2);
  expect(reported[0]).toContain('"blocks.poll"');
});

test('warns once through process.emitWarning by default', () => {
  const warn = jest.spyOn(process, 'emitWarning').mockImplementation(() => undefined);
  fromEntry([{ __component: 'blocks.quiz' }]);
  fromEntry([{ __component: 'blocks.quiz' }]);
  expect(warn).toHaveBeenCalledTimes(1);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('blocks.quiz'));
  warn.mockRestore();
});

test('skips incomplete blocks without a warning', () => {
  const { reported, context } = warnings();
  const refused = all.flatMap(({ refused }) => Object.values(refused));
  expect(refused.length).toBeGreaterThan(60);
  expect(fromEntry(refused, context)).toEqual([]);
  expect(reported).toEqual([]);
});

test.each([null, undefined, {}, 'text', 7, { length: 1, 0: fixtures.heading.entry }])(
  'returns no blocks for the content %j',
  (content) => {
    expect(fromEntry(content)).toEqual([]);
  },
);

describe('fromEntry with arbitrary content', () => {
  const name = fc.constantFrom(...zone.map(({ __component }) => __component));
  const field = fc.constantFrom(...zone.flatMap((entry) => Object.keys(entry)));
  const getEntry = (key: fc.Arbitrary<string>) =>
    fc
      .tuple(name, fc.dictionary(key, fc.jsonValue()))
      .map(([__component, fields]) => ({ ...fields, __component }));

  test.each<[string, fc.Arbitrary<unknown>]>([
    ['any JSON', fc.jsonValue()],
    ['known components with arbitrary fields', fc.array(getEntry(fc.string()))],
    ['known components with arbitrary values in known fields', fc.array(getEntry(field))],
    ['a damaged article', damaged(zone)],
  ])('returns only valid blocks for %s', (_, contents) => {
    const { context } = warnings();
    fc.assert(
      fc.property(contents, (content) => {
        const faults = fromEntry(content, context).flatMap(
          (block) => v.safeParse(blockSchema, block).issues ?? [],
        );
        expect(faults).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });
});
