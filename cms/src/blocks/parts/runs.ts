import { isVisible } from '../../platform/text/visible';
import type { InlinePart, ValidInlinePart } from '../block';

/** Runs as they are shown: neighbours of one kind joined, no blanks at the ends; [] when they hold no words. */
export function tidyRuns(runs: InlinePart[]): InlinePart[] {
  const joined: InlinePart[] = [];
  for (const run of runs) {
    const last = joined.at(-1);
    if (run.text === '') continue;
    if (last && last.type !== 'link' && last.type === run.type) last.text += run.text;
    else joined.push({ ...run });
  }
  return joined.some(({ text }) => isVisible(text)) ? trimEnd(trimStart(joined)) : [];
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

/** Runs without their struck words, and with one blank where these stood between two. */
export function withoutStruck(runs: readonly InlinePart[]): ValidInlinePart[] {
  const valid: ValidInlinePart[] = [];
  let afterStruck = false;
  for (const run of runs) {
    if (run.type === 'struck-text') {
      afterStruck = true;
      continue;
    }
    const blankBefore = /(?:^|\s)$/.test(valid.at(-1)?.text ?? '');
    valid.push(afterStruck && blankBefore ? { ...run, text: run.text.trimStart() } : run);
    afterStruck = false;
  }
  return tidyRuns(valid).filter(isValid);
}

const isValid = (run: InlinePart): run is ValidInlinePart => run.type !== 'struck-text';

/** The words of runs, without their marks and without what is struck. */
export function toPlainText(runs: readonly InlinePart[]): string {
  return withoutStruck(runs)
    .map(({ text }) => text)
    .join('');
}

/** The words where runs are one plain run or none; null where marks or links say more than words do. */
export function plainWords(runs: readonly ValidInlinePart[]): string | null {
  return runs.every(({ type }) => type === 'text') ? toPlainText(runs) : null;
}
