import { describeBlock } from '../../testing/describe-block';
import { codeBlock } from './code-block';
import { codeBlockFixture } from './code-block.fixture';

describe('code-block', () => {
  describeBlock(codeBlock, codeBlockFixture);

  test('keeps its indentation and the lines inside, and loses the empty lines around', () => {
    expect(codeBlock.read({ code: '\r\n \n    a\r\n\n  b \n\n' })).toEqual({
      type: 'code-block',
      code: '    a\n\n  b',
      language: null,
    });
  });
  test.each(['c++', 'objective-c', 'C#', 'x'.repeat(40)])('knows the language %s', (language) => {
    expect(codeBlock.read({ code: 'a', language })).toMatchObject({ language });
  });
  test.each(['', 'my language', '"><script>', 'x'.repeat(41), 5])('takes %p for no language', (language) => {
    expect(codeBlock.read({ code: 'a', language })).toMatchObject({ language: null });
  });
});
