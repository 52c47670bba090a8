import { fixtures } from './fixtures';
import { plainText } from './plain-text';

test('an article’s words come block by block, and what has none leaves no line', () => {
  const { heading, divider, paragraph, spacer, image } = fixtures;
  const blocks = [heading, divider, paragraph, spacer, image].map(({ block }) => block);
  expect(plainText(blocks)).toBe(
    'Before you sleep\nGo to bed at the same time, also at weekends.\nThe hour before sleep',
  );
});
test('an advertiser’s code is no text of the article', () => {
  expect(plainText([fixtures['ad-script'].block])).toBe('');
});
