import { type Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown, gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown, type Unsafe } from 'mdast-util-to-markdown';
import { gfm } from 'micromark-extension-gfm';

/** Without the extension's second pass, which turns escaped addresses into links: `https\://example.org` stays text. */
const FROM_GFM = gfmFromMarkdown().map((extension) => ({ ...extension, transforms: [] }));

/**
 * Without the extension's backslash in "review.uk" and "know...", which are not addresses: `PLAIN` escapes those with
 * `www.`.
 */
const TO_GFM = (gfmToMarkdown({ tablePipeAlign: false }).extensions ?? []).map((extension) => ({
  ...extension,
  unsafe: (extension.unsafe ?? []).filter(({ character }) => character !== '.'),
}));

const PLAIN: Unsafe[] = [
  { atBreak: true, character: ':', after: '::' },
  { character: '.', before: '[Ww][Ww][Ww]', after: '[-.\\w]', inConstruct: 'phrasing' },
  // Syntax that `findForeignSyntax` would refuse.
  { character: '{', after: '[#.:%{]', inConstruct: 'phrasing' },
  { character: ':', before: '[\\s(]', after: '[a-z]', inConstruct: 'phrasing' },
  { atBreak: true, character: ':', after: '[a-z]', inConstruct: 'phrasing' },
  { character: '{', before: '[)>]', inConstruct: 'phrasing' },
  { character: '$', after: '\\$', inConstruct: 'phrasing' },
  { character: '=', after: '=', inConstruct: 'phrasing' },
  { character: '+', after: '\\+', inConstruct: 'phrasing' },
  { character: '^', after: '[^\\s^]', inConstruct: 'phrasing' },
];

/** CommonMark and GitHub's extensions. Articles do not support everything that is parsed here. */
export function readMarkdown(text: string): Root {
  return fromMarkdown(text, { extensions: [gfm()], mdastExtensions: [FROM_GFM] });
}

/** The canonical form. Ends without a line feed. */
export function writeMarkdown(children: Root['children']): string {
  return toMarkdown(
    { type: 'root', children },
    {
      bullet: '-',
      listItemIndent: 'one',
      extensions: TO_GFM,
      unsafe: PLAIN,
    },
  ).trimEnd();
}
