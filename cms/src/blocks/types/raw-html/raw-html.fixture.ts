import type { BlockFixture } from '../../testing/fixture';

export const rawHtmlFixture: BlockFixture<'raw-html'> = {
  entry: {
    id: 18,
    __component: 'blocks.raw-html',
    content:
      '<h1 class="big">Opening hours</h1><p style="color:red">Mon &amp; Tue<script>alert(1)</script></p>' +
      '<a href="https://example.org" target="_blank" onclick="alert(1)">Book</a>',
  },
  block: {
    type: 'raw-html',
    content:
      '<h2>Opening hours</h2><p>Mon &amp; Tue</p>' +
      '<a href="https://example.org" target="_blank" rel="noopener noreferrer nofollow">Book</a>',
  },
  rest: {
    type: 'raw-html',
    content:
      '<h2>Opening hours</h2><p>Mon &amp; Tue</p>' +
      '<a href="https://example.org" target="_blank" rel="noopener noreferrer nofollow">Book</a>',
  },
  plainText: 'Opening hours\nMon & Tue\nBook',
  refused: {
    'no markup': { __component: 'blocks.raw-html', content: null },
    'blank markup': { __component: 'blocks.raw-html', content: ' \n' },
    'only a script': { __component: 'blocks.raw-html', content: '<script>alert(1)</script>' },
    'only a comment': { __component: 'blocks.raw-html', content: '<!-- nothing -->' },
    'only an iframe': {
      __component: 'blocks.raw-html',
      content: '<iframe src="https://example.org">Words</iframe>',
    },
    'elements without text': {
      __component: 'blocks.raw-html',
      content: '<div><p>&nbsp;</p><ul><li></li></ul><br></div>',
    },
    'a picture with a javascript: URL': {
      __component: 'blocks.raw-html',
      content: '<img src="javascript:alert(1)">',
    },
  },
};
