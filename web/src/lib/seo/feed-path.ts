/** The canonical address of the feed. Other common addresses redirect to it (`web/server/pages/address/feed-address.ts`). */
export const FEED_PATH = '/feed.xml';
