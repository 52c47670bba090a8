import type { DividerBlockFragment } from './DividerBlock.gen';

export const dividerBlock: DividerBlockFragment = { __typename: 'DividerBlock', decorative: true };
