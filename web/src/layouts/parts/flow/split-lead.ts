import type { BlockFragment } from '../../../blocks/Blocks.gen';

type Film = Extract<BlockFragment, { __typename: 'VideoBlock' | 'EmbedBlock' }>;

interface Split {
  /** The article's first video; undefined if it has none. */
  lead: Film | undefined;
  /** All other blocks, in order. */
  rest: BlockFragment[];
}

/**
 * Separates the leading video from an article, for layouts that begin with it; falls back to an embed if there is no
 * video.
 */
export function splitLead(blocks: readonly BlockFragment[]): Split {
  const lead =
    blocks.find((block) => block.__typename === 'VideoBlock') ??
    blocks.find((block) => block.__typename === 'EmbedBlock');
  return { lead, rest: blocks.filter((block) => block !== lead) };
}
