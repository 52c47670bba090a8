import type { SpacerBlockFragment } from './SpacerBlock.gen';

export const spacerBlock: SpacerBlockFragment = { __typename: 'SpacerBlock', size: 40 };
