import * as v from 'valibot';

/** Runs of text that Markdown can express, so without underline. */
const on = v.optional(v.literal(true));
export const TextRun = v.strictObject({
  type: v.literal('text'),
  text: v.string(),
  bold: on,
  italic: on,
  strikethrough: on,
  code: on,
});
const LinkRun = v.strictObject({
  type: v.literal('link'),
  url: v.string(),
  children: v.array(TextRun),
});
export const Runs = v.array(v.variant('type', [TextRun, LinkRun]));

export type TextRun = v.InferOutput<typeof TextRun>;
type LinkRun = v.InferOutput<typeof LinkRun>;
export type Run = TextRun | LinkRun;

const MARKS = ['bold', 'italic', 'strikethrough', 'code'] as const;

function haveSameMarks(a: TextRun, b: TextRun): boolean {
  return MARKS.every((mark) => a[mark] === b[mark]);
}

/** Merges adjacent runs that look the same; no runs become one empty run, which Strapi requires. */
export function mergeRuns(runs: Run[]): Run[] {
  const out: Run[] = [];
  for (const run of runs) {
    const last = out.at(-1);
    if (run.type === 'text' && run.text === '') continue;
    if (run.type === 'text' && last?.type === 'text' && haveSameMarks(run, last)) {
      out[out.length - 1] = { ...last, text: last.text + run.text };
    } else {
      out.push(run);
    }
  }
  return out.length > 0 ? out : [{ type: 'text', text: '' }];
}
