import { toTitleCase } from '../../lib/text/title-cased';

/**
 * A category's name as Popular Topics shows it, without the prefix it may have in the CMS. The tile links to the
 * topic's own address, whatever name an editor gives it there.
 */
export function getDisplayName(listName: string): string {
  return toTitleCase(listName.trim().replace(/^all-/i, '').trim());
}
