import { titleCased } from '../../lib/text/title-cased';

/**
 * A category's name in Popular Topics as readers see it: what may stand in front of it in the CMS is not shown.
 * Its tile leads to the topic's own address, whatever an editor calls it there.
 */
export function listedName(listName: string): string {
  return titleCased(listName.trim().replace(/^all-/i, '').trim());
}
