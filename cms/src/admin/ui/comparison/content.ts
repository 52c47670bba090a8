import type { Part } from './align-parts';

/** The content of a document as people read it, by attribute: one text, or a list of parts. From the server. */
export type Content = Record<string, string | Part[]>;

export const isParts = (value: string | Part[] | undefined): value is Part[] => Array.isArray(value);

/** Whether people read the same, whatever the ids of its parts. */
export const isSameText = (one: string | Part[] | undefined, other: string | Part[] | undefined): boolean =>
  JSON.stringify(one, READ) === JSON.stringify(other, READ);

const READ = ['type', 'text'];

/** A difference of one attribute between two contents. */
export type FieldDifference =
  { field: string; before: string; after: string } | { field: string; before: Part[]; after: Part[] };

/** The attributes that differ, in the order of the contents. */
export function findFieldDifferences(before: Content, after: Content): FieldDifference[] {
  const fields = [...new Set([...Object.keys(after), ...Object.keys(before)])];
  return fields.flatMap((field): FieldDifference[] => {
    const left = before[field];
    const right = after[field];
    if (isSameText(left, right)) return [];
    if (isParts(left) || isParts(right))
      return [{ field, before: isParts(left) ? left : [], after: isParts(right) ? right : [] }];
    return [{ field, before: left ?? '', after: right ?? '' }];
  });
}
