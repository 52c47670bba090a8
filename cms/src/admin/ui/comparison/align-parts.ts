import { diffArrays } from 'diff';

/** A block of a text, or a question. */
export interface Part {
  /** The component, such as `blocks.table`. */
  type: string;
  text: string;
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

/** Finds which parts of two lists belong together. The result is in the order of `after`. */
export function alignParts(before: readonly Part[], after: readonly Part[]): AlignedPart[] {
  const rows: AlignedPart[] = [];
  let gap: Gap = { removed: [], added: [] };
  let left = 0;
  let right = 0;
  const closeGap = () => {
    rows.push(...pairChanged(before, after, gap));
    gap = { removed: [], added: [] };
  };
  for (const { removed, added, count } of diffArrays(
    before.map((part) => getKey(part)),
    after.map((part) => getKey(part)),
  )) {
    for (let step = 0; step < count; step += 1) {
      if (removed) gap.removed.push(left++);
      else if (added) gap.added.push(right++);
      else {
        closeGap();
        rows.push({ change: 'same', before: left++, after: right++ });
      }
    }
  }
  closeGap();
  const getKeyIn = (parts: readonly Part[]) => (index: number) => getKey(parts[index]);
  return joinAlike(joinMoved(rows, getKeyIn(before), getKeyIn(after)), before, after);
}

/** Consecutive parts that are only in one of the lists. */
interface Gap {
  removed: number[];
  added: number[];
}

/** Parts of one type at the same place, with words in common, are one part that was changed. */
function pairChanged(before: readonly Part[], after: readonly Part[], gap: Gap): AlignedPart[] {
  const rows: AlignedPart[] = [];
  const left = [...gap.removed];
  for (const added of gap.added) {
    const found = left.findIndex((removed) => areAlike(before[removed], after[added]));
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

function areAlike(one: Part | undefined, other: Part | undefined, least = ALIKE): boolean {
  if (one?.type !== other?.type || !one || !other) return false;
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
  getOldKey: (index: number) => string | undefined,
  getNewKey: (index: number) => string | undefined,
): AlignedPart[] {
  const removed = new Map<string | undefined, AlignedPart[]>();
  for (const row of rows) {
    if (row.change !== 'removed' || row.before === undefined) continue;
    const key = getOldKey(row.before);
    removed.set(key, [...(removed.get(key) ?? []), row]);
  }
  return joinRows(rows, (after) => removed.get(getNewKey(after))?.shift());
}

/** A part that was removed at one place and added with changes at another was moved, too. */
function joinAlike(
  rows: readonly AlignedPart[],
  before: readonly Part[],
  after: readonly Part[],
): AlignedPart[] {
  const removed = rows.filter(({ change }) => change === 'removed');
  return joinRows(rows, (index, joined) =>
    removed.find(
      (row) =>
        !joined.has(row) &&
        row.before !== undefined &&
        areAlike(before[row.before], after[index], ALIKE_ELSEWHERE),
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
