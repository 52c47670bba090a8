import type { BlockFragment } from '../../../blocks/Blocks.gen';
import { getHeadingIds } from '../../../blocks/heading-ids';
import type { BlockPlacement } from '../../../blocks/block-placement';

type Heading = Extract<BlockFragment, { __typename: 'HeadingBlock' }>;

export interface ArticleSection {
  /** Undefined for content before the first heading. */
  heading: { text: string; id: string | undefined } | undefined;
  /** The index of its first block in the whole article. */
  from: number;
  blocks: BlockFragment[];
  /** Placement data by block index: headings keep the ids they have in the whole article. */
  placed: BlockPlacement[];
}

/** Splits an article before each heading of level 2 (and 1, C16). */
export function toSections(blocks: readonly BlockFragment[]): ArticleSection[] {
  const ids = getHeadingIds(blocks);
  const sections: ArticleSection[] = [];
  blocks.forEach((block, place) => {
    const anchor = ids[place];
    if (isSectionHeading(block)) {
      sections.push({ heading: { text: block.text, id: anchor }, from: place + 1, blocks: [], placed: [] });
      return;
    }
    const section = sections.at(-1) ?? begin(sections);
    section.blocks.push(block);
    section.placed.push(anchor === undefined ? {} : { anchor });
  });
  return sections;
}

function begin(sections: ArticleSection[]): ArticleSection {
  const first: ArticleSection = { heading: undefined, from: 0, blocks: [], placed: [] };
  sections.push(first);
  return first;
}

/** Whether a section begins with this block. */
export function isSectionHeading(block: BlockFragment): block is Heading {
  return block.__typename === 'HeadingBlock' && block.level <= 2;
}
