import type { MergedPart, Side } from '../../ui/comparison/merge-parts';
import { isObject } from '../../ui/is-object';
import type { Values } from '../../ui/form/open-form';
import { isComponent } from '../../ui/form/is-component';
import { fitList, fitValue, withoutRowIds } from './fit-parts';
import { getParagraphs, withParagraphs } from './paragraphs';

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
      merged[field] = fitList(
        choice.flatMap((part) => pickPart(part, lists)),
        lists.theirs,
      );
    }
  }
  return merged;
}

type Lists = Readonly<Record<Side, readonly unknown[]>>;

/** What was chosen for a part: none if no paragraph of it is left. */
function pickPart({ from, index, paragraphs }: MergedPart, lists: Lists): unknown[] {
  const part = lists[from][index];
  if (!paragraphs || !isComponent(part)) return [part];
  const getAll = (side: Side) => {
    const block = lists[side][paragraphs[side]];
    return isComponent(block) ? getParagraphs(block) : [];
  };
  const all = { theirs: getAll('theirs'), mine: getAll('mine') };
  const chosen = paragraphs.merged.map((paragraph) => all[paragraph.from][paragraph.index]);
  return chosen.length === 0 ? [] : [withParagraphs(part, chosen)];
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
