import { LONG_TITLE, LONG_WORD } from '../../long-words.fixture';
import { getPicture } from '../../base/Picture/Picture.fixture';
import type { ArticleCardFragment } from './ArticleCard.gen';

export const articleCard: ArticleCardFragment = {
  __typename: 'ArticleCard',
  id: 'w1k2abc',
  slug: 'a-calmer-evening',
  title: 'A calmer evening, an easier night',
  description: 'Five small habits for the last hour of the day, and what is known about each of them.',
  thumbnail: getPicture('A lamp beside an open book'),
  categories: [
    { __typename: 'Category', id: 'c1', name: 'Sleep', slug: 'sleep' },
    { __typename: 'Category', id: 'c2', name: 'Insomnia', slug: 'insomnia' },
  ],
};

/** Whatever makes a card difficult: long words … */
export const longCard: ArticleCardFragment = {
  ...articleCard,
  id: 'long',
  title: LONG_TITLE,
  description: `${LONG_WORD}: ${articleCard.description}`,
  categories: [
    { __typename: 'Category', id: 'c3', name: 'Communication Skills', slug: 'communication-skills' },
  ],
};

/** … and nothing but a title. */
export const bareCard: ArticleCardFragment = {
  ...articleCard,
  id: 'bare',
  title: 'Naps',
  description: null,
  thumbnail: null,
  categories: [],
};

export const cards = [articleCard, longCard, bareCard];

/** Every category is a badge, and leads to its page. */
export const linked = (categories: readonly ArticleCardFragment['categories'][number][]) =>
  categories.map(({ id, name, slug }) => ({ id, name, slug, href: `/${slug}` }));
