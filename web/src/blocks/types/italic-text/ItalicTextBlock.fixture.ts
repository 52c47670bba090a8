import type { ItalicTextBlockFragment } from './ItalicTextBlock.gen';

export const italicTextBlock: ItalicTextBlockFragment = {
  __typename: 'ItalicTextBlock',
  text: 'This article is information, not medical advice.',
};
