import { useSite } from '../../lib/site/site';

/** What the site is called, within a text. */
export function SiteName() {
  return useSite().name;
}
