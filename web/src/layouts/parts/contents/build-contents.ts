import type { BlockFragment } from '../../../blocks/Blocks.gen';
import { getHeadingIds } from '../../../blocks/heading-ids';
import type { ContentsEntry } from '../../../ui/reading/ContentsList/ContentsList';

/** The heading blocks of levels 2 and 3 (C16); level 1 is rendered as 2. */
export function buildContents(blocks: readonly BlockFragment[]): ContentsEntry[] {
  const ids = getHeadingIds(blocks);
  return blocks.flatMap((block, place) => {
    const id = ids[place];
    if (block.__typename !== 'HeadingBlock' || block.level > 3 || id === undefined) return [];
    return [{ id, text: block.text, level: block.level === 3 ? 3 : 2 }];
  });
}
