import { diffArrays } from 'diff';
import { joinMoved, type AlignedPart, type Part } from './align-parts';
import { identifyBoth, type Identified } from './identify-parts';

/** Whose state of something goes into the merged text. */
export type Side = 'theirs' | 'mine';

/** A difference between two changed states of a list. `before` is an index of theirs, `after` one of mine. */
export interface PartDifference extends AlignedPart {
  /** The side that has changed it: the other one has what both began with. */
  suggested: Side;
  /** Both sides have changed it. */
  isConflict: boolean;
  /** Prose that both have changed, by paragraph. The side of the whole decides about its place only. */
  paragraphs?: PartDifference[];
}

/**
 * Compares two changed states of a list.
 * @param base the state with which both began
 * @returns in the order of mine
 */
export function comparePartsOfBoth(
  base: readonly Part[],
  theirs: readonly Part[],
  mine: readonly Part[],
): PartDifference[] {
  const { theirs: ofTheirs, mine: ofMine } = identifyBoth(base, theirs, mine);
  const onlyMineMoved = ofMine.some(({ isMoved }) => isMoved) && !ofTheirs.some(({ isMoved }) => isMoved);
  const suggestMove = (left: Identified | undefined, right: Identified | undefined): Side => {
    // A new text goes before a new place.
    if (left?.isChanged !== right?.isChanged) return right?.isChanged ? 'mine' : 'theirs';
    // If a part changed places with its neighbour, either of them can be the one that was moved.
    return isTouched(right) || (onlyMineMoved && !isTouched(left)) ? 'mine' : 'theirs';
  };
  const compare = (row: AlignedPart): PartDifference => {
    const left = row.before === undefined ? undefined : ofTheirs[row.before];
    const right = row.after === undefined ? undefined : ofMine[row.after];
    const isChanged = left !== undefined && right !== undefined && left.key !== right.key;
    const change = row.change === 'same' && isChanged ? 'changed' : row.change;
    if (change === 'moved')
      return {
        ...row,
        change,
        suggested: suggestMove(left, right),
        isConflict: isChanged && isTouched(left) && isTouched(right),
      };
    // Only one side has it. The other one has removed it, unless it is new: what was typed is not removed unasked.
    if (!left || !right) {
      const owner: Side = left ? 'theirs' : 'mine';
      const other: Side = left ? 'mine' : 'theirs';
      const only = left ?? right;
      return {
        ...row,
        change,
        suggested: only?.isChanged ? owner : other,
        isConflict: only !== undefined && only.isChanged && !only.isNew,
      };
    }
    const bothChanged = left.isChanged && right.isChanged;
    return {
      ...row,
      change,
      suggested: right.isChanged ? 'mine' : 'theirs',
      isConflict: isChanged && bothChanged,
    };
  };
  return alignIds(ofTheirs, ofMine).map((row) => {
    const difference = compare(row);
    if (!difference.isConflict || row.before === undefined || row.after === undefined) return difference;
    const origin = ofMine[row.after]?.origin;
    const before = origin === undefined ? undefined : base[origin];
    return withParagraphs(difference, before, theirs[row.before], mine[row.after]);
  });
}

/** Prose that both have changed is a conflict only where both have changed the same paragraph. */
function withParagraphs(difference: PartDifference, ...parts: (Part | undefined)[]): PartDifference {
  const [base, theirs, mine] = parts.map((part) => part?.paragraphs?.map(toParagraph));
  if (!base || !theirs || !mine) return difference;
  const paragraphs = comparePartsOfBoth(base, theirs, mine);
  return { ...difference, isConflict: paragraphs.some(({ isConflict }) => isConflict), paragraphs };
}

const toParagraph = (text: string): Part => ({ type: 'paragraph', text });

const isTouched = (part: Identified | undefined): boolean =>
  part !== undefined && (part.isChanged || part.isMoved);

/** Rows of the parts of both sides, in the order of the second. */
function alignIds(theirs: readonly Identified[], mine: readonly Identified[]): AlignedPart[] {
  const rows: AlignedPart[] = [];
  let removed: AlignedPart[] = [];
  let added: AlignedPart[] = [];
  let left = 0;
  let right = 0;
  const places = { theirs: getPlaces(theirs), mine: getPlaces(mine) };
  const isFirst = ({ before = 0 }: AlignedPart, { after = 0 }: AlignedPart) =>
    (places.theirs[before] ?? 0) <= (places.mine[after] ?? 0);
  const closeGap = () => {
    rows.push(...interleave(removed, added, isFirst));
    removed = [];
    added = [];
  };
  const runs = diffArrays(
    theirs.map(({ id }) => id),
    mine.map(({ id }) => id),
  );
  for (const run of runs) {
    for (let step = 0; step < run.count; step += 1) {
      if (run.removed) removed.push({ change: 'removed', before: left++ });
      else if (run.added) added.push({ change: 'added', after: right++ });
      else {
        closeGap();
        rows.push({ change: 'same', before: left++, after: right++ });
      }
    }
  }
  closeGap();
  return joinMoved(
    rows,
    theirs.map(({ id }) => id),
    mine.map(({ id }) => id),
  );
}

/** Where parts were when both began; new ones are behind the part before them. */
function getPlaces(parts: readonly Identified[]): number[] {
  let last = -1;
  return parts.map(({ origin }) => {
    last = origin ?? Math.floor(last) + 0.5;
    return last;
  });
}

/** Two lists in one, each in its order. */
function interleave<T>(
  ones: readonly T[],
  others: readonly T[],
  isFirst: (one: T, other: T) => boolean,
): T[] {
  const rest = [...others];
  const both = ones.flatMap((one) => {
    const found = rest.findIndex((other) => isFirst(one, other));
    return [...rest.splice(0, found < 0 ? rest.length : found), one];
  });
  return [...both, ...rest];
}

/** A part of the merged list. */
export interface MergedPart {
  from: Side;
  index: number;
  /** Prose that is put together from both sides: their indexes, and the paragraphs. */
  paragraphs?: Record<Side, number> & { merged: MergedPart[] };
}

/** The side that is chosen for a difference, or for a paragraph of it, by its index in `differences`. */
export type GetSide = (difference: PartDifference, index: number, paragraph?: number) => Side;

/** @param getSide without it: what is suggested */
export function mergeParts(
  differences: readonly PartDifference[],
  getSide: GetSide = ({ suggested }) => suggested,
): MergedPart[] {
  const merged: MergedPart[] = [];
  const movedBack: MergedPart[] = [];
  differences.forEach((difference, row) => {
    const { change, before, after } = difference;
    const from = getSide(difference, row);
    const index = from === 'mine' ? after : before;
    if (index === undefined) return;
    const part = { from, index, ...mergeParagraphs(difference, row, getSide) };
    if (from === 'theirs' && change === 'moved') movedBack.push(part);
    else merged.push(part);
  });
  const theirsOf = new Map(
    differences.flatMap(({ before, after }) =>
      before === undefined || after === undefined ? [] : [[after, before] as const],
    ),
  );
  // Where they have it: after the last part that precedes it in their list.
  for (const moved of movedBack.toSorted((one, other) => one.index - other.index)) {
    const place = merged.findLastIndex((part) => {
      const theirs = part.from === 'theirs' ? part.index : theirsOf.get(part.index);
      return theirs !== undefined && theirs < moved.index;
    });
    merged.splice(place + 1, 0, moved);
  }
  return merged;
}

function mergeParagraphs(
  { before, after, paragraphs }: PartDifference,
  row: number,
  getSide: GetSide,
): Pick<MergedPart, 'paragraphs'> {
  if (!paragraphs || before === undefined || after === undefined) return {};
  const merged = mergeParts(paragraphs, (paragraph, index) => getSide(paragraph, row, index));
  return { paragraphs: { theirs: before, mine: after, merged } };
}
