import fc from 'fast-check';
import * as v from 'valibot';
import type { BlockType } from '../block';
import type { BlockDefinition } from '../block-definition';
import { damaged } from './arbitrary';
import { blockSchema } from './block-schema';
import type { BlockFixture } from './fixture';

const NO_ENTRIES = [null, undefined, 0, 1e308, '', 'text', true];

/** The tests that apply to every block type. Each block adds its own. */
export function describeBlock<T extends BlockType>(
  definition: BlockDefinition<T>,
  fixture: BlockFixture<T>,
): void {
  const { entry, block, rest, plainText, refused } = fixture;

  test('reads a complete entry', () => {
    expect(definition.read(entry)).toEqual(block);
    expect(v.is(blockSchema, block)).toBe(true);
  });
  test('serializes the block as the REST contract specifies', () => {
    expect(definition.toRest(block)).toEqual(rest);
  });
  test('extracts the plain text of the block', () => {
    expect(definition.plainText(block)).toBe(plainText);
  });
  for (const [reason, bad] of Object.entries(refused)) {
    test(`rejects an entry with ${reason}`, () => {
      expect(definition.read(bad)).toBeNull();
    });
  }
  test.each(NO_ENTRIES)('rejects %p, which is not an entry', (bad) => {
    expect(definition.read(bad)).toBeNull();
  });
  test('reads a damaged entry as a valid block or none and leaves the entry unchanged', () => {
    fc.assert(
      fc.property(damaged(entry), (bad) => {
        const before = JSON.stringify(bad);
        const made = definition.read(bad);
        expect(JSON.stringify(bad)).toBe(before);
        if (made === null) return;
        expect(v.safeParse(blockSchema, made).issues ?? []).toEqual([]);
        expect(JSON.parse(JSON.stringify(definition.toRest(made)))).toEqual(definition.toRest(made));
        expect(typeof definition.plainText(made)).toBe('string');
      }),
      { numRuns: 400 },
    );
  });
}
