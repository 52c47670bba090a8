import * as v from 'valibot';
import { isVisible } from '../../platform/text/visible';
import type { InlinePart } from '../block';
import { linkAddress, linkTarget } from './address';
import { validItems, nullIfInvalid } from './parsing';
import { tidyRuns } from './runs';
import { optionalText, typed } from './text';

/**
 * A run of text from the component `parts.inline`. A link that is unsafe or empty, and a run of an unknown type, keep
 * their words as plain text.
 */
const inlinePart = v.pipe(
  v.object({
    type: v.fallback(v.picklist(['text', 'bold-text', 'italic-text', 'link']), 'text'),
    text: typed,
    url: nullIfInvalid(linkAddress),
    target: linkTarget,
  }),
  v.transform(({ type, text, url, target }): InlinePart => {
    if (type !== 'link') return { type, text };
    return url !== null && isVisible(text) ? { type, text, url, target } : { type: 'text', text };
  }),
);

/**
 * The fields `text` and `inline` of a paragraph, a list item or a table cell. Editors fill in one of them. When both
 * are filled in, the text comes first, then a space and the runs: showing a line twice does less harm than losing it.
 */
export const textAndRuns = { text: optionalText, inline: validItems(inlinePart) };

/** `textAndRuns` as runs; [] when there is no text. */
export function toRuns({ text, inline }: { text: string | null; inline: InlinePart[] }): InlinePart[] {
  const runs = tidyRuns(inline);
  if (text === null) return runs;
  return tidyRuns([{ type: 'text', text: runs.length > 0 ? `${text} ` : text }, ...runs]);
}
