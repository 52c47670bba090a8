/** The one address of the feed; the others by which it is looked for lead to it (`web/server/pages/feed-address.ts`). */
export const FEED_PATH = '/feed.xml';
