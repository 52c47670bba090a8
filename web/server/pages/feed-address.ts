import { FEED_PATH } from '../../src/lib/seo/feed-path';
import { ownPath, splitTarget } from '../http/own-address';

/** Where people and programs look for a feed by habit. */
const OTHER_NAMES: ReadonlySet<string> = new Set([
  ...['/feed', '/rss', '/atom', '/rss.xml', '/atom.xml'],
  FEED_PATH,
]);

/**
 * The feed's address for one by which it is looked for: in any letter case, with a slash at its end or another spelling, and
 * whatever the query, which the feed does not read. Null for any other address, and for the feed's own.
 * @param target path and query as they stand in the request, from `/`
 */
export function feedAddress(target: string): string | null {
  const { path } = splitTarget(target);
  return path !== FEED_PATH && OTHER_NAMES.has(ownPath(path).toLowerCase()) ? FEED_PATH : null;
}
