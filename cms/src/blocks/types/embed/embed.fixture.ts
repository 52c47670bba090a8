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
    'no URL': { __component: 'blocks.embed', caption: 'Lost' },
    'a javascript: URL': { __component: 'blocks.embed', url: 'javascript:alert(1)' },
    'a data: URL': {
      __component: 'blocks.embed',
      url: 'data:text/html,<script>alert(1)</script>',
    },
    'a path on this site': { __component: 'blocks.embed', url: '/my-account' },
    'embed code instead of a URL': {
      __component: 'blocks.embed',
      url: '<iframe src="https://example.org"></iframe>',
    },
  },
};
