import { LONG_WORD } from '../../long-words.fixture';
import { picture } from '../../base/Picture/Picture.fixture';

const shown = { sizes: '(min-width: 64rem) 15rem, 46vw', headingLevel: 3 } as const;

export const categoryTile = { ...shown, name: 'Sleep', to: '/category/sleep', topic: 'sleep', picture };

export const bareTile = {
  ...shown,
  name: 'Heart Health',
  to: '/category/heart-health',
  topic: 'heart-health',
  picture: null,
};

export const longTile = { ...bareTile, name: LONG_WORD, to: '/category/digestion', topic: 'digestion' };

export const tiles = [categoryTile, bareTile, longTile];
