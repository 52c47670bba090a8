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
  const told: string[] = [];
  return { told, context: warningOncePerName((message) => told.push(message)) };
}

test('an article of every component becomes its blocks, in order', () => {
  const { told, context } = warnings();
  expect(fromEntry(zone, context)).toEqual([...all.map(({ block }) => block), ...richTextFixture.blocks]);
  expect(told).toEqual([]);
});

test('an unknown component is left out, and told once a name', () => {
  const { told, context } = warnings();
  const content = [
    { __component: 'blocks.poll' },
    fixtures.heading.entry,
    { __component: 'blocks.poll' },
    { __component: 'x' },
  ];
  expect(fromEntry(content, context)).toEqual([fixtures.heading.block]);
  expect(fromEntry(content, context)).toEqual([fixtures.heading.block]);
  expect(told).toHaveLength(2);
  expect(told[0]).toContain('"blocks.poll"');
});

test('by itself it warns through the process, once', () => {
  const warn = jest.spyOn(process, 'emitWarning').mockImplementation(() => undefined);
  fromEntry([{ __component: 'blocks.quiz' }]);
  fromEntry([{ __component: 'blocks.quiz' }]);
  expect(warn).toHaveBeenCalledTimes(1);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('blocks.quiz'));
  warn.mockRestore();
});

test('incomplete blocks are left out without a word', () => {
  const { told, context } = warnings();
  const refused = all.flatMap(({ refused }) => Object.values(refused));
  expect(refused.length).toBeGreaterThan(60);
  expect(fromEntry(refused, context)).toEqual([]);
  expect(told).toEqual([]);
});

test.each([null, undefined, {}, 'text', 7, { length: 1, 0: fixtures.heading.entry }])(
  '%j is an article without text',
  (content) => {
    expect(fromEntry(content)).toEqual([]);
  },
);

describe('whatever the database holds, only whole blocks come of it', () => {
  const name = fc.constantFrom(...zone.map(({ __component }) => __component));
  const field = fc.constantFrom(...zone.flatMap((entry) => Object.keys(entry)));
  const entryOf = (key: fc.Arbitrary<string>) =>
    fc
      .tuple(name, fc.dictionary(key, fc.jsonValue()))
      .map(([__component, fields]) => ({ ...fields, __component }));

  test.each<[string, fc.Arbitrary<unknown>]>([
    ['any JSON', fc.jsonValue()],
    ['any JSON behind the name of a component', fc.array(entryOf(fc.string()))],
    ['any JSON in the fields of a component', fc.array(entryOf(field))],
    ['a damaged article', damaged(zone)],
  ])('%s', (_, contents) => {
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
