import type { BlockFixture } from '../../testing/fixture';

export const linkFixture: BlockFixture<'link'> = {
  entry: {
    id: 7,
    __component: 'blocks.link',
    text: 'Find a sleep clinic',
    url: 'https://example.org/clinics',
    target: '_blank',
  },
  block: { type: 'link', text: 'Find a sleep clinic', url: 'https://example.org/clinics', target: '_blank' },
  rest: { type: 'link', text: 'Find a sleep clinic', url: 'https://example.org/clinics', target: '_blank' },
  plainText: 'Find a sleep clinic',
  refused: {
    'no URL': { __component: 'blocks.link', text: 'Words' },
    'blank text': { __component: 'blocks.link', text: ' ', url: 'https://example.org' },
    'a javascript: URL': { __component: 'blocks.link', text: 'Words', url: 'javascript:alert(1)' },
    'a javascript: URL disguised by a tab': {
      __component: 'blocks.link',
      text: 'Words',
      url: 'java\tscript:alert(1)',
    },
    'a protocol-relative URL': { __component: 'blocks.link', text: 'Words', url: '//example.org' },
    'a number instead of a URL': { __component: 'blocks.link', text: 'Words', url: 7 },
  },
};
