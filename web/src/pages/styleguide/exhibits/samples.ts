import { articleCard } from '../../../ui/ArticleCard/ArticleCard.fixture';
import type { ArticleCardFragment } from '../../../ui/ArticleCard/ArticleCard.gen';
import { LONG_TITLE, LONG_WORD } from './longWords';

/** The fixture with whatever makes a card difficult: long words, no picture, no description. */
export const longCard: ArticleCardFragment = {
  ...articleCard,
  id: 'long',
  title: LONG_TITLE,
  description: `${LONG_WORD}: ${articleCard.description}`,
  categories: [
    { __typename: 'Category', id: 'c3', name: 'Communication Skills', slug: 'communication-skills' },
  ],
};
export const bareCard: ArticleCardFragment = {
  ...articleCard,
  id: 'bare',
  title: 'Naps',
  description: null,
  thumbnail: null,
  categories: [],
};
export const cards = [articleCard, longCard, bareCard];
