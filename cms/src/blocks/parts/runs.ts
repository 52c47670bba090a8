import type { InlinePart } from '../block';

/** Runs as they are shown: neighbours of one kind joined, no blanks at the ends; [] when they hold no words. */
export function tidyRuns(runs: InlinePart[]): InlinePart[] {
  const joined: InlinePart[] = [];
  for (const run of runs) {
    const last = joined.at(-1);
    if (run.text === '') continue;
    if (last && last.type !== 'link' && last.type === run.type) last.text += run.text;
    else joined.push({ ...run });
  }
  return trimEnd(trimStart(joined));
}

function trimStart(runs: InlinePart[]): InlinePart[] {
  const first = runs.findIndex(({ text }) => text.trim() !== '');
  return first < 0
    ? []
    : runs.slice(first).map((run, at) => (at === 0 ? { ...run, text: run.text.trimStart() } : run));
}

function trimEnd(runs: InlinePart[]): InlinePart[] {
  const last = runs.findLastIndex(({ text }) => text.trim() !== '');
  return runs.slice(0, last + 1).map((run, at) => (at === last ? { ...run, text: run.text.trimEnd() } : run));
}

/** The words of runs, without their marks. */
export function plainOf(runs: readonly InlinePart[]): string {
  return runs.map(({ text }) => text).join('');
}

/** The words where runs are one plain run or none; null where marks or links say more than words do. */
export function plainWords(runs: readonly InlinePart[]): string | null {
  return runs.every(({ type }) => type === 'text') ? plainOf(runs) : null;
}
