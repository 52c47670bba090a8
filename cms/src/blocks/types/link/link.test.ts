import { describeBlock } from '../../testing/describe-block';
import { link } from './link';
import { linkFixture } from './link.fixture';

describe('link', () => {
  describeBlock(link, linkFixture);

  test.each(['mailto:editors@wellfolio.example', 'tel:+49-30-1234', '/sleep', '#top', 'http://example.org'])(
    'accepts the URL %s',
    (url) => {
      expect(link.read({ text: 'Words', url })).toEqual({
        type: 'link',
        text: 'Words',
        url,
        target: '_blank',
      });
    },
  );
  test('opens in the same tab when the editor chooses so', () => {
    expect(link.read({ text: 'Words', url: '/sleep', target: '_self' })).toMatchObject({ target: '_self' });
  });
  test.each([null, '_top', '', 'javascript:alert(1)'])(
    'falls back to a new tab for the target %p',
    (target) => {
      expect(link.read({ text: 'Words', url: '/sleep', target })).toMatchObject({ target: '_blank' });
    },
  );
});
