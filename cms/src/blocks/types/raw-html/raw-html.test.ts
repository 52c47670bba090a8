import { describeBlock } from '../../testing/describe-block';
import { rawHtml } from './raw-html';
import { rawHtmlFixture } from './raw-html.fixture';

describe('raw-html', () => {
  describeBlock(rawHtml, rawHtmlFixture);
  test.each(['<img src="/uploads/a.webp" alt="">', '<hr>', '<p>x</p>', 'x'])(
    'accepts %s on its own',
    (content) => {
      expect(rawHtml.read({ content })).not.toBeNull();
    },
  );
});
