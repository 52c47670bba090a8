import type { FeedQuery } from '../../server/feeds/rss/Feed.gen';
import { fixtures } from '../../src/blocks/fixtures';
import { picture } from '../../src/ui/base/Picture/Picture.fixture';

type FeedArticle = FeedQuery['feed'][number];

/** A complete block of every type, as in a CMS response. */
export const allBlocks = fixtures;

/** An article as in the CMS's response to Feed; by default with a block of every type. */
export function feedArticle(changes: Partial<FeedArticle> = {}): FeedArticle {
  return {
    __typename: 'FeedArticle',
    id: 'w1k2abc',
    slug: 'sleep-well',
    title: 'A calmer evening',
    description: 'How to.',
    publishedAt: '2026-03-01T08:00:00.000Z',
    updatedAt: '2026-03-02T08:00:00.000Z',
    author: 'Ada Example',
    review: null,
    thumbnail: picture,
    categories: [
      { __typename: 'Category', name: 'Sleep' },
      { __typename: 'Category', name: 'Insomnia' },
    ],
    content: Object.values(fixtures),
    ...changes,
  };
}

export const feedResponse = (articles: FeedArticle[] = [feedArticle()]): FeedQuery => ({
  __typename: 'Query',
  feed: articles,
});
