import type { BlockFixture } from '../../testing/fixture';

export const spacerFixture: BlockFixture<'spacer'> = {
  entry: { id: 15, __component: 'blocks.spacer', height: 48 },
  block: { type: 'spacer', height: 48 },
  rest: { type: 'spacer', height: '48px' },
  plainText: '',
  refused: {},
};
