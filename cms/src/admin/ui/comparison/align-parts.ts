import { diffArrays } from 'diff';

/** A block of a text, or a question. */
export interface Part {
  /** The component, such as `blocks.table`. */
  type: string;
  text: string;
  /** Stays the same in all versions, such as that of a question. */
  id?: string;
  /** The row of the database that holds it. Some writes give it another one. */
  row?: string;
  /** The text of prose by its paragraphs, headings and lists. */
  paragraphs?: string[];
}

/** How a part differs between two lists. */
export type PartChange = 'same' | 'changed' | 'moved' | 'added' | 'removed';

/** A part in one list or in both, by its index. */
export interface AlignedPart {
  change: PartChange;
  before?: number;
  after?: number;
}

/** Equal parts have equal keys. */
export const getKey = (part: Part | undefined): string => `${part?.type}\n${part?.text}`;

/** Each part is compared with many others: of hundreds that differ, the rest counts as other parts. */
const MOST_COMPARISONS = 20_000;

/**
 * Finds which parts of two lists belong together: those with the same id or row, then equal ones, then similar ones. The
 * result is in the order of `after`.
 */
export function alignParts(before: readonly Part[], after: readonly Part[]): AlignedPart[] {
  const identify = createIdentify(before, after);
  const getToken = (part: Part) => identify(part) ?? getKey(part);
  const areStored = after.some(({ row }) => row !== undefined);
  let comparisons = 0;
  const areSimilar: AreSimilar = (one, other, least) => {
    if (!one || !other || identify(one) || identify(other) || !mayBeSame(one, other)) return false;
    // In a form, what was stored keeps its row: a part without one is new.
    if (areStored && one.row !== undefined && other.row === undefined) return false;
    comparisons += 1;
    return comparisons <= MOST_COMPARISONS && areAlike(one, other, least);
  };
  const rows: AlignedPart[] = [];
  let gap: Gap = { removed: [], added: [] };
  let left = 0;
  let right = 0;
  const closeGap = () => {
    rows.push(...pairChanged(before, after, gap, areSimilar));
    gap = { removed: [], added: [] };
  };
  for (const { removed, added, count } of diffArrays(before.map(getToken), after.map(getToken))) {
    for (let step = 0; step < count; step += 1) {
      if (removed) gap.removed.push(left++);
      else if (added) gap.added.push(right++);
      else {
        closeGap();
        const change = getKey(before[left]) === getKey(after[right]) ? 'same' : 'changed';
        rows.push({ change, before: left++, after: right++ });
      }
    }
  }
  closeGap();
  const moved = joinMoved(rows, before.map(getToken), after.map(getToken));
  return joinAlike(moved, before, after, areSimilar);
}

/** @returns what identifies a part that is in both lists, by its id or else its row; undefined: its text has to */
function createIdentify(before: readonly Part[], after: readonly Part[]) {
  const findShared = (list: (string | undefined)[], others: (string | undefined)[]) => {
    const known = new Set(others);
    return new Set(list.filter((one) => one !== undefined && known.has(one)));
  };
  const ids = findShared(
    before.map(({ id }) => id),
    after.map(({ id }) => id),
  );
  const rows = findShared(
    before.map(({ row }) => row),
    after.map(({ row }) => row),
  );
  return ({ id, row }: Part): string | undefined => {
    if (ids.has(id)) return `id ${id}`;
    return rows.has(row) ? `row ${row}` : undefined;
  };
}

type AreSimilar = (one: Part | undefined, other: Part | undefined, least?: number) => boolean;

/** Consecutive parts that are only in one of the lists. */
interface Gap {
  removed: number[];
  added: number[];
}

/** Parts of one type at the same place, with words in common, are one part that was changed. */
function pairChanged(
  before: readonly Part[],
  after: readonly Part[],
  gap: Gap,
  areSimilar: AreSimilar,
): AlignedPart[] {
  const rows: AlignedPart[] = [];
  const left = [...gap.removed];
  for (const added of gap.added) {
    const found = left.findIndex((removed) => areSimilar(before[removed], after[added]));
    if (found < 0) {
      rows.push({ change: 'added', after: added });
      continue;
    }
    const [changed, ...gone] = left.splice(0, found + 1).toReversed();
    rows.push(...gone.toReversed().map((index): AlignedPart => ({ change: 'removed', before: index })));
    rows.push({ change: 'changed', before: changed, after: added });
  }
  return [...rows, ...left.map((index): AlignedPart => ({ change: 'removed', before: index }))];
}

/** The least share of common words of two parts at the same place, and at different places. */
const ALIKE = 0.3;
const ALIKE_ELSEWHERE = 0.5;

/** Parts with different ids are different parts, however similar, and one without an id is new. */
const mayBeSame = (one: Part, other: Part): boolean => one.type === other.type && one.id === other.id;

function areAlike(one: Part, other: Part, least = ALIKE): boolean {
  const words = getWords(one);
  const others = getWords(other);
  // Parts without words, such as a divider.
  if (words.size === 0 && others.size === 0) return true;
  const common = [...words].filter((word) => others.has(word)).length;
  return common / Math.max(words.size, others.size) >= least;
}

/** Each part is compared with many others. */
const wordsByPart = new WeakMap<Part, Set<string>>();

function getWords(part: Part): Set<string> {
  const words = wordsByPart.get(part) ?? new Set(part.text.toLowerCase().match(/[\p{L}\p{N}]+/gu));
  wordsByPart.set(part, words);
  return words;
}

/** A part that was removed at one place and added at another was moved. */
export function joinMoved(
  rows: readonly AlignedPart[],
  oldKeys: readonly string[],
  newKeys: readonly string[],
): AlignedPart[] {
  const removed = new Map<string | undefined, AlignedPart[]>();
  for (const row of rows) {
    if (row.change !== 'removed' || row.before === undefined) continue;
    const key = oldKeys[row.before];
    removed.set(key, [...(removed.get(key) ?? []), row]);
  }
  return joinRows(rows, (after) => removed.get(newKeys[after])?.shift());
}

/** A part that was removed at one place and added with changes at another was moved, too. */
function joinAlike(
  rows: readonly AlignedPart[],
  before: readonly Part[],
  after: readonly Part[],
  areSimilar: AreSimilar,
): AlignedPart[] {
  const removed = rows.filter(({ change }) => change === 'removed');
  return joinRows(rows, (index, joined) =>
    removed.find(
      (row) =>
        !joined.has(row) &&
        row.before !== undefined &&
        areSimilar(before[row.before], after[index], ALIKE_ELSEWHERE),
    ),
  );
}

/** @param findOrigin the removed row that an added part belongs to, none of those that are joined already */
function joinRows(
  rows: readonly AlignedPart[],
  findOrigin: (after: number, joined: ReadonlySet<AlignedPart>) => AlignedPart | undefined,
): AlignedPart[] {
  const joined = new Set<AlignedPart>();
  const moved = rows.map((row): AlignedPart => {
    const origin =
      row.change === 'added' && row.after !== undefined ? findOrigin(row.after, joined) : undefined;
    if (!origin) return row;
    joined.add(origin);
    return { change: 'moved', before: origin.before, after: row.after };
  });
  return moved.filter((row) => !joined.has(row));
}
