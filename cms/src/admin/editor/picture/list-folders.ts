import { isObject } from '../../ui/is-object';
import { toList, toText } from '../stored';

export interface Folder {
  id: number;
  /** With the names of the folders around it, such as `Articles › Sleep`. */
  path: string;
}

/** The folders of a tree of Strapi's media library, each after the one that holds it. */
export function listFolders(tree: unknown, around = ''): Folder[] {
  return toList(tree).flatMap((node) => {
    if (!isObject(node) || typeof node.id !== 'number') return [];
    const path = around + toText(node.name);
    return [{ id: node.id, path }, ...listFolders(node.children, `${path} › `)];
  });
}
