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
    'no address': { __component: 'blocks.link', text: 'Words' },
    'no words': { __component: 'blocks.link', text: ' ', url: 'https://example.org' },
    script: { __component: 'blocks.link', text: 'Words', url: 'javascript:alert(1)' },
    'script behind a tab': { __component: 'blocks.link', text: 'Words', url: 'java\tscript:alert(1)' },
    'other host without a scheme': { __component: 'blocks.link', text: 'Words', url: '//example.org' },
    'address that is no text': { __component: 'blocks.link', text: 'Words', url: 7 },
  },
};
