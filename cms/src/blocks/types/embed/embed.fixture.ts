import type { BlockFixture } from '../../testing/fixture';

export const embedFixture: BlockFixture<'embed'> = {
  entry: {
    id: 12,
    __component: 'blocks.embed',
    url: 'https://www.openstreetmap.org/export/embed.html?bbox=1',
    caption: 'Parks',
  },
  block: { type: 'embed', url: 'https://www.openstreetmap.org/export/embed.html?bbox=1', caption: 'Parks' },
  rest: { type: 'embed', url: 'https://www.openstreetmap.org/export/embed.html?bbox=1', caption: 'Parks' },
  plainText: 'Parks',
  refused: {
    'no address': { __component: 'blocks.embed', caption: 'Lost' },
    'address that is a script': { __component: 'blocks.embed', url: 'javascript:alert(1)' },
    'address that is a page': {
      __component: 'blocks.embed',
      url: 'data:text/html,<script>alert(1)</script>',
    },
    'path of this site': { __component: 'blocks.embed', url: '/my-account' },
    'the code of a player': {
      __component: 'blocks.embed',
      url: '<iframe src="https://example.org"></iframe>',
    },
  },
};
