import { slugOf } from '../../lib/slug';
import { titleCased } from '../../lib/titleCased';

/** A category's name in Popular Topics as readers see it: what editors may put in front of it in the CMS is not shown. */
export function listedName(listName: string): string {
  return titleCased(withoutPrefix(listName));
}

/** Where its tile leads (document 2, section 2.4). */
export function listedPath(listName: string): string {
  return `/${slugOf(withoutPrefix(listName))}`;
}

function withoutPrefix(listName: string): string {
  return listName.trim().replace(/^all-/i, '').trim();
}
