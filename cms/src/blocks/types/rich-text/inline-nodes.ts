import * as v from 'valibot';
import { isOnThisSite, linkUrl } from '../../../platform/text/url';
import { isVisible } from '../../../platform/text/visible';
import type { InlinePart, LinkTarget } from '../../block';
import { eachValid } from '../../parts/parsing';
import { tidyRuns } from '../../parts/runs';
import { typed } from '../../parts/text';

const mark = v.fallback(v.boolean(), false);

/** Underline and code marks become plain (C18); what is struck is nothing else, and what is bold and italic is bold. */
function getKind({
  bold,
  italic,
  strikethrough,
}: {
  bold: boolean;
  italic: boolean;
  strikethrough: boolean;
}): Exclude<InlinePart['type'], 'link'> {
  if (strikethrough) return 'struck-text';
  if (bold) return 'bold-text';
  return italic ? 'italic-text' : 'text';
}

const textNode = v.pipe(
  v.object({ type: v.literal('text'), text: typed, bold: mark, italic: mark, strikethrough: mark }),
  v.transform(({ text, ...marks }): InlinePart[] => [{ type: getKind(marks), text }]),
);

/**
 * A link that may not be followed keeps its words and their marks. Struck words are no part of a link, which is cut in two
 * where they stand inside it.
 */
const linkNode = v.pipe(
  v.object({
    type: v.literal('link'),
    url: v.optional(v.unknown()),
    target: v.optional(v.unknown()),
    children: eachValid(textNode),
  }),
  v.transform(({ url: given, target, children }): InlinePart[] => {
    const runs = children.flat();
    const url = linkUrl(given);
    if (url === null) return runs;
    return betweenStruck(runs).map((stretch): InlinePart => {
      if (!Array.isArray(stretch)) return stretch;
      const text = stretch.map((run) => run.text).join('');
      return isVisible(text)
        ? { type: 'link', text, url, target: getTarget(target, url) }
        : { type: 'text', text };
    });
  }),
);

/** Runs as the stretches between struck ones, and these in their places. */
function betweenStruck(runs: readonly InlinePart[]): (InlinePart | InlinePart[])[] {
  const stretches: (InlinePart | InlinePart[])[] = [];
  for (const run of runs) {
    const last = stretches.at(-1);
    if (run.type === 'struck-text') stretches.push(run);
    else if (Array.isArray(last)) last.push(run);
    else stretches.push([run]);
  }
  return stretches;
}

/** The children of a paragraph, a heading, a quotation or a list item of Strapi's editor; what is neither text nor link is passed over. */
export const inlineNodes = v.pipe(
  eachValid(v.union([textNode, linkNode])),
  v.transform((parts) => tidyRuns(parts.flat())),
);

/**
 * The editor's link form leaves the target empty unless somebody fills it in. A link of prose then opens a new tab
 * where it leads to another site, as an article in a file says it too (docs/content-format.md); this site, mail and
 * telephone stay in the tab.
 */
function getTarget(target: unknown, url: string): LinkTarget {
  if (target === '_blank' || target === '_self') return target;
  return isOnThisSite(url) || /^(?:mailto|tel):/i.test(url) ? '_self' : '_blank';
}
