import type { HeadingBlockFragment } from './HeadingBlock.gen';

export const headingBlock: HeadingBlockFragment = {
  __typename: 'HeadingBlock',
  text: 'What a good night does',
  level: 2,
};
