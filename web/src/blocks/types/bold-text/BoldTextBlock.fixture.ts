import type { BoldTextBlockFragment } from './BoldTextBlock.gen';

export const boldTextBlock: BoldTextBlockFragment = {
  __typename: 'BoldTextBlock',
  text: 'Chest pain that spreads to the arm or jaw is an emergency: call for help at once.',
};
