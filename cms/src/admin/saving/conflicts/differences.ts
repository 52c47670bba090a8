import { isParts, isSameText, type Content } from '../../ui/comparison/content';
import type { Part } from '../../ui/comparison/align-parts';
import {
  comparePartsOfBoth,
  mergeParts,
  type GetSide,
  type PartDifference,
  type Side,
} from '../../ui/comparison/merge-parts';
import type { Values } from '../../ui/form/open-form';
import { isComponent } from '../../ui/form/is-component';
import { getRow } from './fit-parts';
import { getParagraphs } from './paragraphs';
import type { FieldChoice } from './merge-values';

/** The content with which both sides began, and what each has made of it. From the server. */
export interface ThreeContents {
  before: Content;
  theirs: Content;
  mine: Content;
}

interface TextDifference {
  kind: 'text';
  field: string;
  before: string;
  theirs: string;
  mine: string;
  suggested: Side;
  isConflict: boolean;
}

interface ListDifference {
  kind: 'list';
  field: string;
  theirs: Part[];
  mine: Part[];
  /** All parts, also those that are the same. */
  parts: PartDifference[];
}

/** An attribute that differs between two sides. */
export type Difference = TextDifference | ListDifference;

/**
 * The attributes that differ between both sides.
 * @param forms the values of both, which know the rows of their parts
 */
export function findDifferences(
  { before, theirs, mine }: ThreeContents,
  forms: Readonly<Record<Side, Values>>,
): Difference[] {
  const fields = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])];
  return fields.flatMap((field): Difference[] => {
    const values = { before: before[field], theirs: theirs[field], mine: mine[field] };
    if (isSameText(values.theirs, values.mine)) return [];
    if (isParts(values.theirs) || isParts(values.mine)) {
      const lists = {
        theirs: withRows(toParts(values.theirs), forms.theirs[field]),
        mine: withRows(toParts(values.mine), forms.mine[field]),
      };
      const parts = comparePartsOfBoth(toParts(values.before), lists.theirs, lists.mine);
      return [{ kind: 'list', field, ...lists, parts }];
    }
    return [
      toTextDifference(field, {
        before: toText(values.before),
        theirs: toText(values.theirs),
        mine: toText(values.mine),
      }),
    ];
  });
}

function toTextDifference(field: string, texts: Record<'before' | Side, string>): TextDifference {
  const isMineChanged = texts.mine !== texts.before;
  const isConflict = isMineChanged && texts.theirs !== texts.before;
  // What somebody has typed is not emptied unasked.
  const isEmptied = isConflict && texts.mine === '';
  return {
    kind: 'text',
    field,
    ...texts,
    suggested: isMineChanged && !isEmptied ? 'mine' : 'theirs',
    isConflict,
  };
}

/** Parts with the rows of the database that a form has for them, and the paragraphs that it can put together. */
function withRows(parts: readonly Part[], values: unknown): Part[] {
  const list: unknown[] = Array.isArray(values) ? values : [];
  return parts.map(({ paragraphs, ...part }, index): Part => {
    const value = list[index];
    if (!isComponent(value)) return part;
    const row = getRow(value);
    const isComplete = paragraphs !== undefined && paragraphs.length === getParagraphs(value).length;
    return {
      ...part,
      ...(row === undefined ? {} : { row }),
      ...(isComplete ? { paragraphs } : {}),
    };
  });
}

const toParts = (value: string | Part[] | undefined): Part[] => (isParts(value) ? value : []);
const toText = (value: string | Part[] | undefined): string => (typeof value === 'string' ? value : '');

/** The sides chosen so far, by `getChoiceKey`. */
export type Sides = Readonly<Record<string, Side>>;

/** Identifies what an editor chooses: an attribute, a part of it, or a paragraph of that. */
export const getChoiceKey = (field: string, ...place: (number | undefined)[]): string =>
  [field, ...place.filter((index) => index !== undefined)].join(' ');

/** What is chosen, where nothing is chosen yet what is suggested. */
export function toChoices(differences: readonly Difference[], sides: Sides): Record<string, FieldChoice> {
  return Object.fromEntries(
    differences.map((difference): [string, FieldChoice] => {
      const { field } = difference;
      if (difference.kind === 'text') return [field, sides[getChoiceKey(field)] ?? difference.suggested];
      const getSide: GetSide = ({ suggested }, part, paragraph) =>
        sides[getChoiceKey(field, part, paragraph)] ?? suggested;
      return [field, mergeParts(difference.parts, getSide)];
    }),
  );
}
