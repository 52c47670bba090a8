import type { CodeBlockFragment } from './CodeBlock.gen';

export const codeBlock: CodeBlockFragment = {
  __typename: 'CodeBlock',
  code: 'bmi = weight_in_kg / height_in_m ** 2\nif bmi < 18.5:\n    print("Below the healthy band of 18.5 to 25, which holds for adults and says nothing of a child")',
  language: 'python',
};
