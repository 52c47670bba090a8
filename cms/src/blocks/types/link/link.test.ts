import { describeBlock } from '../../testing/describe-block';
import { link } from './link';
import { linkFixture } from './link.fixture';

describe('link', () => {
  describeBlock(link, linkFixture);

  test.each(['mailto:editors@wellfolio.example', 'tel:+49-30-1234', '/sleep', '#top', 'http://example.org'])(
    'may lead to %s',
    (url) => {
      expect(link.read({ text: 'Words', url })).toEqual({
        type: 'link',
        text: 'Words',
        url,
        target: '_blank',
      });
    },
  );
  test('stays in the tab when the editor says so', () => {
    expect(link.read({ text: 'Words', url: '/sleep', target: '_self' })).toMatchObject({ target: '_self' });
  });
  test.each([null, '_top', '', 'javascript:alert(1)'])('target %p is none: a new tab', (target) => {
    expect(link.read({ text: 'Words', url: '/sleep', target })).toMatchObject({ target: '_blank' });
  });
});
