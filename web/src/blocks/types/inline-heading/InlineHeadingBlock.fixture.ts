import type { InlineHeadingBlockFragment } from './InlineHeadingBlock.gen';

export const inlineHeadingBlock: InlineHeadingBlockFragment = {
  __typename: 'InlineHeadingBlock',
  text: 'When to ask a doctor',
  level: 3,
};
