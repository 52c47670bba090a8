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
  return alignIds(ofTheirs, ofMine).map((row): PartDifference => {
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
  });
}

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
}

/** @param sides the choice for each difference, in the order of `differences` */
export function mergeParts(differences: readonly PartDifference[], sides: readonly Side[]): MergedPart[] {
  const merged: MergedPart[] = [];
  const movedBack: number[] = [];
  differences.forEach(({ change, before, after }, row) => {
    const side = sides[row] ?? 'mine';
    if (side === 'mine') {
      if (after !== undefined) merged.push({ from: 'mine', index: after });
    } else if (before !== undefined) {
      if (change === 'moved') movedBack.push(before);
      else merged.push({ from: 'theirs', index: before });
    }
  });
  const theirsOf = new Map(
    differences.flatMap(({ before, after }) =>
      before === undefined || after === undefined ? [] : [[after, before] as const],
    ),
  );
  // Where they have it: after the last part that precedes it in their list.
  for (const index of movedBack.toSorted((a, b) => a - b)) {
    const place = merged.findLastIndex((part) => {
      const theirs = part.from === 'theirs' ? part.index : theirsOf.get(part.index);
      return theirs !== undefined && theirs < index;
    });
    merged.splice(place + 1, 0, { from: 'theirs', index });
  }
  return merged;
}
