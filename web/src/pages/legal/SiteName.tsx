import { useSite } from '../../lib/site/site';

/** The site's name within a text. */
export function SiteName() {
  return useSite().name;
}
