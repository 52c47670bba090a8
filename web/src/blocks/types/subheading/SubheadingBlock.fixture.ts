import type { SubheadingBlockFragment } from './SubheadingBlock.gen';

export const subheadingBlock: SubheadingBlockFragment = {
  __typename: 'SubheadingBlock',
  text: 'Small habits carry further than big plans',
};
