import { FEED_PATH } from '../../../src/lib/seo/feed-path';
import { canonicalPath, splitTarget } from '../../http/canonical-address';

/** Addresses at which people and programs commonly look for a feed. */
const OTHER_NAMES: ReadonlySet<string> = new Set([
  ...['/feed', '/rss', '/atom', '/rss.xml', '/atom.xml'],
  FEED_PATH,
]);

/**
 * The feed's address for a common alternative of it: in any letter case, with a trailing slash or an unusual
 * spelling, and with any query, which the feed ignores. Null for other addresses, and for the feed's own.
 * @param target path and query of the request, starting with `/`
 */
export function feedAddress(target: string): string | null {
  const { path } = splitTarget(target);
  return path !== FEED_PATH && OTHER_NAMES.has(canonicalPath(path).toLowerCase()) ? FEED_PATH : null;
}
