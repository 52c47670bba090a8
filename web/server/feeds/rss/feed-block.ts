import type { FeedQuery } from './Feed.gen';

export type FeedArticle = FeedQuery['feed'][number];
export type FeedBlock = FeedArticle['content'][number];
export type FeedBlockName = FeedBlock['__typename'];
export type BlockOf<T extends FeedBlockName> = Extract<FeedBlock, { __typename: T }>;

/** Makes an address absolute: who reads a feed knows neither the site nor the article's own address. */
export type Absolute = (address: string) => string;
