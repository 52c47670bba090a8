import { fixtures } from './fixtures';
import { plainText } from './plain-text';

test('joins the text of blocks with an empty line between them and skips blocks without text', () => {
  const { heading, divider, paragraph, spacer, image } = fixtures;
  const blocks = [heading, divider, paragraph, spacer, image].map(({ block }) => block);
  expect(plainText(blocks)).toBe(
    'Before you sleep\n\nGo to bed at the same time, also at weekends.\n\nThe hour before sleep',
  );
});
test('excludes the code of ad scripts', () => {
  expect(plainText([fixtures['ad-script'].block])).toBe('');
});
