import type { BlockFragment } from '../../../blocks/Blocks.gen';

type Film = Extract<BlockFragment, { __typename: 'VideoBlock' | 'EmbedBlock' }>;

interface Split {
  /** The first film of the article; undefined where it has none. */
  lead: Film | undefined;
  /** Everything else, in its order. */
  rest: BlockFragment[];
}

/** Takes the first film out of an article, for a layout that begins with it; an embed where there is no video. */
export function splitLead(blocks: readonly BlockFragment[]): Split {
  const lead =
    blocks.find((block) => block.__typename === 'VideoBlock') ??
    blocks.find((block) => block.__typename === 'EmbedBlock');
  return { lead, rest: blocks.filter((block) => block !== lead) };
}
