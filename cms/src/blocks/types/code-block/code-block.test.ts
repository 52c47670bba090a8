import { describeBlock } from '../../testing/describe-block';
import { codeBlock } from './code-block';
import { codeBlockFixture } from './code-block.fixture';

describe('code-block', () => {
  describeBlock(codeBlock, codeBlockFixture);

  test('preserves indentation and inner lines and trims empty lines around the code', () => {
    expect(codeBlock.read({ code: '\r\n \n    a\r\n\n  b \n\n' })).toEqual({
      type: 'code-block',
      code: '    a\n\n  b',
      language: null,
    });
  });
  test.each(['c++', 'objective-c', 'C#', 'x'.repeat(40)])('accepts the language %s', (language) => {
    expect(codeBlock.read({ code: 'a', language })).toMatchObject({ language });
  });
  test.each(['', 'my language', '"><script>', 'x'.repeat(41), 5])(
    'ignores the invalid language %p',
    (language) => {
      expect(codeBlock.read({ code: 'a', language })).toMatchObject({ language: null });
    },
  );
});
