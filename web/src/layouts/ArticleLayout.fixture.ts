import { fixtures } from '../blocks/fixtures';
import { getPicture } from '../ui/base/Picture/Picture.fixture';
import type { ArticleLayoutFragment } from './ArticleLayout.gen';

/** A complete article with a block of every type. */
export const article: ArticleLayoutFragment = {
  __typename: 'Article',
  id: 'k3j4h5',
  slug: 'sleep-well',
  title: 'Sleep well, live well',
  description: 'What is known about good nights, and five things to try this week.',
  layout: 'TEXT_IMAGE_ALTERNATING',
  publishedAt: '2026-03-01T23:30:00.000Z',
  author: 'Maria Alvarez',
  review: null,
  topBanner: getPicture('The first banner', 1600, 533),
  secondTopBanner: getPicture('The second banner', 1600, 533),
  middleBanner: getPicture('The middle banner', 1600, 533),
  categories: [
    { __typename: 'Category', id: 'c1', name: 'Sleep', slug: 'sleep', kind: 'TOPIC' },
    { __typename: 'Category', id: 'c2', name: 'Insomnia', slug: 'insomnia', kind: 'SUB_TOPIC' },
  ],
  content: Object.values(fixtures),
  faqs: [
    {
      __typename: 'Faq',
      id: 'f1',
      question: 'Is a nap bad for me?',
      answer: 'No.\nShort ones help.\n\nBefore three o’clock.',
    },
    { __typename: 'Faq', id: 'f2', question: 'Does tea keep me awake?', answer: 'Black tea may.' },
  ],
};
