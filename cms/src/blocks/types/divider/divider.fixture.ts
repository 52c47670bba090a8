import type { BlockFixture } from '../../testing/fixture';

export const dividerFixture: BlockFixture<'divider'> = {
  entry: { id: 14, __component: 'blocks.divider', note: null },
  block: { type: 'divider' },
  rest: { type: 'divider' },
  plainText: '',
  refused: {},
};
