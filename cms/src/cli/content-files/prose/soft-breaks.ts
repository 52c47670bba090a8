import { breaksWithoutSpace } from '../../../platform/shared/unspaced-scripts.gen';
import { type Run, type TextRun } from './runs';

/** Marks a wrapped line until its neighbours are known. Markdown never contains NUL, which it reads as U+FFFD. */
export const SOFT_BREAK = '\0';

/** Joins wrapped lines: with a space, except in scripts that do not separate words. */
export function withoutSoftBreaks(runs: readonly Run[]): Run[] {
  const whole = runs.map(wordsIn).join('');
  let at = 0;
  const read = (run: TextRun): TextRun => {
    const start = at;
    at += run.text.length;
    return {
      ...run,
      text: run.text.replaceAll(SOFT_BREAK, (_, index: number) => {
        const place = start + index;
        const before = whole.slice(Math.max(0, place - 2), place);
        return breaksWithoutSpace(before, whole.slice(place + 1, place + 3)) ? '' : ' ';
      }),
    };
  };
  return runs.map((run) => (run.type === 'link' ? { ...run, children: run.children.map(read) } : read(run)));
}

function wordsIn(run: Run): string {
  return run.type === 'link' ? run.children.map(({ text }) => text).join('') : run.text;
}
