import * as v from 'valibot';
import { isVisible } from '../../platform/text/visible';
import type { InlinePart } from '../block';
import { linkAddress, linkTarget } from './address';
import { eachValid, orNull } from './parsing';
import { tidyRuns } from './runs';
import { optionalWords, typed } from './text';

/**
 * A run of text as the component `parts.inline` holds it. A link that may not be followed, or leads nowhere, and a
 * kind that nobody knows keep their words as plain text.
 */
const inlinePart = v.pipe(
  v.object({
    type: v.fallback(v.picklist(['text', 'bold-text', 'italic-text', 'link']), 'text'),
    text: typed,
    url: orNull(linkAddress),
    target: linkTarget,
  }),
  v.transform(({ type, text, url, target }): InlinePart => {
    if (type !== 'link') return { type, text };
    return url !== null && isVisible(text) ? { type, text, url, target } : { type: 'text', text };
  }),
);

/**
 * The fields `text` and `inline` that a paragraph, a list item and a table cell share. An editor fills one of them;
 * where both are filled the words come first and the runs after a blank, because to show a line twice is a smaller
 * harm than to lose it.
 */
export const textAndRuns = { text: optionalWords, inline: eachValid(inlinePart) };

/** `textAndRuns` as runs; [] when there are no words. */
export function toRuns({ text, inline }: { text: string | null; inline: InlinePart[] }): InlinePart[] {
  const runs = tidyRuns(inline);
  if (text === null) return runs;
  return tidyRuns([{ type: 'text', text: runs.length > 0 ? `${text} ` : text }, ...runs]);
}
