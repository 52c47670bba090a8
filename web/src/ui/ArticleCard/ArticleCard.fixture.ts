import { pictureOf } from '../Picture/Picture.fixture';
import type { ArticleCardFragment } from './ArticleCard.gen';

export const articleCard: ArticleCardFragment = {
  __typename: 'ArticleCard',
  id: 'w1k2abc',
  slug: 'a-calmer-evening',
  title: 'A calmer evening, an easier night',
  description: 'Five small habits for the last hour of the day, and what is known about each of them.',
  thumbnail: pictureOf('A lamp beside an open book'),
  categories: [
    { __typename: 'Category', id: 'c1', name: 'Sleep', slug: 'sleep' },
    { __typename: 'Category', id: 'c2', name: 'Insomnia', slug: 'insomnia' },
  ],
};
