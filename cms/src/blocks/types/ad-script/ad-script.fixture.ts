import type { BlockFixture } from '../../testing/fixture';

export const adScriptFixture: BlockFixture<'ad-script'> = {
  entry: {
    id: 19,
    __component: 'blocks.ad-script',
    content: '<div id="slot"></div><script>show("slot")</script>',
  },
  block: { type: 'ad-script', content: '<div id="slot"></div><script>show("slot")</script>' },
  rest: { type: 'ad-script', content: '<div id="slot"></div><script>show("slot")</script>' },
  plainText: '',
  refused: {
    'no code': { __component: 'blocks.ad-script' },
    'blank code': { __component: 'blocks.ad-script', content: '\n' },
  },
};
