import type { BlockFragment } from '../../../blocks/Blocks.gen';

/** The index of the block before the middle of an article: the start of the nearest section, or half of the blocks. */
export function getMiddleIndex(blocks: readonly BlockFragment[]): number {
  const half = blocks.length / 2;
  const sections = blocks.flatMap((block, place) =>
    block.__typename === 'HeadingBlock' && block.level <= 2 && place > 0 ? [place] : [],
  );
  const distance = (place: number) => Math.abs(place - half);
  return sections.reduce(
    (best, place) => (distance(place) < distance(best) ? place : best),
    sections[0] ?? Math.floor(half),
  );
}
