import { isVisible } from '../../platform/text/visible';
import type { InlinePart, ValidInlinePart } from '../block';

/**
 * Runs as they are shown: neighbours with equal marks are merged and the ends trimmed; [] when they contain no text.
 */
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

/** Runs without struck-out text, with a single space where it stood between two spaces. */
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

/** The text of runs, without their marks and without struck-out text. */
export function toPlainText(runs: readonly InlinePart[]): string {
  return withoutStruck(runs)
    .map(({ text }) => text)
    .join('');
}

/** The text when the runs are one plain run or none; null when marks or links carry more than the text. */
export function plainTextOrNull(runs: readonly ValidInlinePart[]): string | null {
  return runs.every(({ type }) => type === 'text') ? toPlainText(runs) : null;
}
