import type { BlockquoteBlockFragment } from './BlockquoteBlock.gen';

export const blockquoteBlock: BlockquoteBlockFragment = {
  __typename: 'BlockquoteBlock',
  text: 'Sleep is not time lost from the day. It is the part of it that pays for the rest.',
  author: 'A night nurse, in her own words',
};
