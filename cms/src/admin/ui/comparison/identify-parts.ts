import { alignParts, getKey, type AlignedPart, type Part } from './align-parts';

/** A part of one side, and what became of it since both began. */
export interface Identified {
  /** Parts of both sides with the same id are the same part. */
  id: string;
  key: string;
  /** Its index when both began. */
  origin: number | undefined;
  isNew: boolean;
  isChanged: boolean;
  isMoved: boolean;
}

/** A list that was changed since both began, and where its parts come from. */
interface Changed {
  parts: readonly Part[];
  rows: AlignedPart[];
  /** The index of what it was when both began, by its own. */
  origins: Map<number, number>;
}

/**
 * Finds which parts of two changed states of a list are the same.
 * @param base the state with which both began
 */
export function identifyBoth(
  base: readonly Part[],
  theirs: readonly Part[],
  mine: readonly Part[],
): { theirs: Identified[]; mine: Identified[] } {
  const known = findRows(base, mine, theirs);
  const sides = { theirs: compareToBase(known, theirs), mine: compareToBase(known, mine) };
  addRewritten(known, sides.theirs, sides.mine);
  const shared = new Set(mine.map(({ row }) => row));
  return {
    theirs: identify(known, sides.theirs, shared),
    mine: identify(known, sides.mine, new Set(theirs.map(({ row }) => row))),
  };
}

/**
 * The parts with which both began have no rows, because versions have none: they have those of the equal parts of either
 * side, then those of similar ones.
 */
function findRows(base: readonly Part[], ...sides: (readonly Part[])[]): readonly Part[] {
  const known = [...base];
  const taken = new Set<string>();
  const isEqual = (one: Part, other: Part) => getKey(one) === getKey(other);
  for (const isOrigin of [isEqual, () => true]) {
    for (const side of sides.filter((parts) => parts.some(({ row }) => row !== undefined))) {
      for (const { before = -1, after = -1 } of alignParts(known, side)) {
        const [origin, part] = [known[before], side[after]];
        if (!origin || !part || part.row === undefined || origin.row !== undefined) continue;
        if (taken.has(part.row) || !isOrigin(origin, part)) continue;
        taken.add(part.row);
        known[before] = { ...origin, row: part.row };
      }
    }
  }
  return known;
}

function compareToBase(base: readonly Part[], parts: readonly Part[]): Changed {
  const rows = alignParts(base, parts);
  const origins = rows.flatMap(({ before, after }) =>
    before === undefined || after === undefined ? [] : [[after, before] as const],
  );
  return { parts, rows, origins: new Map(origins) };
}

/** A part for which both have written other words at its place is one part that both have changed. */
function addRewritten(base: readonly Part[], theirs: Changed, mine: Changed): void {
  const ofTheirs = findReplaced(base, theirs, mine);
  const ofMine = findReplaced(base, mine, theirs);
  for (const [origin, index] of ofTheirs) {
    const own = ofMine.get(origin);
    if (own === undefined) continue;
    theirs.origins.set(index, origin);
    mine.origins.set(own, origin);
  }
}

/** What is at the place of parts that are gone: as many of the type as there were. By the index of what is gone. */
function findReplaced(
  base: readonly Part[],
  { parts, rows }: Changed,
  other: Changed,
): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  const rowsOfOther = new Set(other.parts.map(({ row }) => row));
  let removed: number[] = [];
  let added: number[] = [];
  const closeGap = () => {
    for (const type of new Set(added.map((index) => parts[index]?.type))) {
      const left = removed.filter((index) => base[index]?.type === type);
      const right = added.filter((index) => parts[index]?.type === type);
      if (left.length !== right.length) continue;
      for (const [place, before] of left.entries()) {
        const after = right[place] ?? -1;
        if (parts[after]?.id === base[before]?.id) found.set(before, after);
      }
    }
    removed = [];
    added = [];
  };
  for (const { change, before, after } of rows) {
    if (change === 'removed' && before !== undefined) removed.push(before);
    else if (change === 'added' && after !== undefined) {
      // The other side has the same part.
      const { row } = parts[after] ?? {};
      if (row === undefined || !rowsOfOther.has(row)) added.push(after);
    } else if (change !== 'moved') closeGap();
  }
  closeGap();
  return found;
}

/** @param shared the rows of the other side */
function identify(
  base: readonly Part[],
  { parts, rows, origins }: Changed,
  shared: ReadonlySet<string | undefined>,
): Identified[] {
  const moved = new Set(rows.filter(({ change }) => change === 'moved').map(({ after }) => after));
  const times = new Map<string, number>();
  return parts.map((part, index) => {
    const key = getKey(part);
    const origin = origins.get(index);
    const isNew = origin === undefined;
    const time = times.get(key) ?? 0;
    const isShared = part.row !== undefined && shared.has(part.row);
    if (isNew && !isShared) times.set(key, time + 1);
    const newId = isShared ? `row ${part.row}` : `new ${time} ${key}`;
    return {
      id: isNew ? newId : `old ${origin}`,
      key,
      origin,
      isNew,
      isChanged: isNew || getKey(base[origin]) !== key,
      isMoved: moved.has(index),
    };
  });
}
