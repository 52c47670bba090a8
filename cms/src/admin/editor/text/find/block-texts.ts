import { isObject } from '../../../ui/is-object';
import { isLibraryFile } from '../../../ui/pictures/is-library-file';

/** The way to a field of a block, such as `items`, 0, `caption`. */
export type FieldPath = readonly (string | number)[];

/** The text of one field of a block. */
export interface BlockText {
  path: FieldPath;
  text: string;
  /** Replacing all leaves addresses alone: words in them are no words of the article. */
  isAddress: boolean;
}

/** What is no text: what kind of block it is, the form's keys, and where a link opens. */
const NO_TEXTS = new Set(['__component', '__temp_key__', 'id', 'documentId', 'target']);

/** The texts of a block's fields, in the order in which the block has them. Those of its files are in the library. */
export function listTexts(value: unknown, path: FieldPath = []): BlockText[] {
  if (typeof value === 'string') return [{ path, text: value, isAddress: path.at(-1) === 'url' }];
  if (Array.isArray(value)) return value.flatMap((part: unknown, index) => listTexts(part, [...path, index]));
  if (!isObject(value) || isLibraryFile(value)) return [];
  return (
    Object.entries(value)
      .filter(([name]) => !NO_TEXTS.has(name))
      // A decorative picture shows no text.
      .filter(([name]) => name !== 'alt' || value.decorative !== true)
      .flatMap(([name, part]) => listTexts(part, [...path, name]))
  );
}

/** A block with another text in one of its fields. */
export function withText(value: unknown, [step, ...rest]: FieldPath, text: string): unknown {
  if (step === undefined) return text;
  if (Array.isArray(value))
    return value.map((part: unknown, index) => (index === step ? withText(part, rest, text) : part));
  return isObject(value) ? { ...value, [step]: withText(value[step], rest, text) } : value;
}
