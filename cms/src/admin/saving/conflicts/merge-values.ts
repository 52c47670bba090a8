import type { MergedPart, Side } from '../../ui/comparison/merge-parts';
import { isObject } from '../../ui/is-object';
import type { Values } from '../../ui/form/open-form';
import { fitList, fitValue, withoutRowIds } from './fit-parts';

/** What an editor chose for an attribute: a side, or the parts of a list in their order. */
export type FieldChoice = Side | MergedPart[];

/**
 * The values of a form after an editor has chosen between somebody else's newer version and their own text.
 * @param theirs the values of a form of the newer version
 * @param choices by attribute; attributes without a choice are theirs
 */
export function mergeValues(
  theirs: Values,
  mine: Values,
  choices: Readonly<Record<string, FieldChoice>>,
): Values {
  const merged = { ...theirs };
  for (const [field, choice] of Object.entries(choices)) {
    if (choice === 'mine') merged[field] = fitValue(mine[field], theirs[field]);
    else if (Array.isArray(choice)) {
      const lists = { theirs: toList(theirs[field]), mine: toList(mine[field]) };
      const chosen = choice.map(({ from, index }) => lists[from][index]);
      merged[field] = fitList(chosen, lists.theirs);
    }
  }
  return merged;
}

const toList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Attributes of a document that a new one gets by itself. */
const OWN = new Set([
  ...['id', 'documentId', 'edition', 'createdAt', 'updatedAt', 'publishedAt', 'createdBy', 'updatedBy'],
  ...['locale', 'localizations', 'status'],
]);

/** The values of a form for a new document: without what belongs to its own. */
export function toNewValues(values: Values): Values {
  const content = Object.entries(values).filter(([name]) => !OWN.has(name));
  return Object.fromEntries(
    content.map(([name, value]) => [name, withoutDisconnected(withoutRowIds(value))]),
  );
}

/** A new document has no related entries to take away. */
const withoutDisconnected = (value: unknown): unknown =>
  isObject(value) && 'connect' in value ? { ...value, disconnect: [] } : value;
