import * as v from 'valibot';
import { isOnThisSite, toLinkUrl } from '../../../platform/text/url';
import { isVisible } from '../../../platform/text/visible';
import type { InlinePart, LinkTarget } from '../../block';
import { validItems } from '../../parts/parsing';
import { tidyRuns } from '../../parts/runs';
import { typed } from '../../parts/text';

const mark = v.fallback(v.boolean(), false);

/** Underline and code marks become plain (C18). Struck-out text has no other marks, and bold italic text is bold. */
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

/** An unsafe link keeps its text and its marks. Struck-out text is not part of a link: it splits the link in two. */
const linkNode = v.pipe(
  v.object({
    type: v.literal('link'),
    url: v.optional(v.unknown()),
    target: v.optional(v.unknown()),
    children: validItems(textNode),
  }),
  v.transform(({ url: given, target, children }): InlinePart[] => {
    const runs = children.flat();
    const url = toLinkUrl(given);
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

/** Splits runs into the stretches between struck-out runs, and those runs, in order. */
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

/**
 * The children of a paragraph, a heading, a quotation or a list item of Strapi's editor; skips what is neither text nor
 * a link.
 */
export const inlineNodes = v.pipe(
  validItems(v.union([textNode, linkNode])),
  v.transform((parts) => tidyRuns(parts.flat())),
);

/**
 * The editor's link form leaves the target empty unless somebody fills it in. A link in prose then opens a new tab when
 * it leads to another site, as in article files (docs/content-format.md). Links to this site, mail and telephone links
 * stay in the tab.
 */
function getTarget(target: unknown, url: string): LinkTarget {
  if (target === '_blank' || target === '_self') return target;
  return isOnThisSite(url) || /^(?:mailto|tel):/i.test(url) ? '_self' : '_blank';
}
