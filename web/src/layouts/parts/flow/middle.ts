import type { BlockFragment } from '../../../blocks/Blocks.gen';

/** The place of the block before which the middle of an article is: the section nearest to it, or half of the blocks. */
export function getMiddle(blocks: readonly BlockFragment[]): number {
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
