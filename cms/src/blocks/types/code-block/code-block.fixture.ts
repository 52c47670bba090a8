import type { BlockFixture } from '../../testing/fixture';

export const codeBlockFixture: BlockFixture<'code-block'> = {
  entry: {
    id: 9,
    __component: 'blocks.code-block',
    code: 'bmi = kg / m ** 2\n  if bmi:\n\treturn\n',
    language: 'python',
  },
  block: { type: 'code-block', code: 'bmi = kg / m ** 2\n  if bmi:\n\treturn', language: 'python' },
  rest: { type: 'code-block', code: 'bmi = kg / m ** 2\n  if bmi:\n\treturn' },
  plainText: 'bmi = kg / m ** 2\n  if bmi:\n\treturn',
  refused: {
    'no code': { __component: 'blocks.code-block', language: 'python' },
    'blank code': { __component: 'blocks.code-block', code: '\n  \n' },
  },
};
