import { type Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown, gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown, type Unsafe } from 'mdast-util-to-markdown';
import { gfm } from 'micromark-extension-gfm';

/**
 * Without its second look at the finished text, which makes links of addresses that a backslash has made plain:
 * `https\://example.org` stays as it is.
 */
const FROM_GFM = gfmFromMarkdown().map((extension) => ({ ...extension, transforms: [] }));

/** Without its backslash in "review.uk" and "know...", which are no addresses: `PLAIN` has one for those with `www.`. */
const TO_GFM = (gfmToMarkdown({ tablePipeAlign: false }).extensions ?? []).map((extension) => ({
  ...extension,
  unsafe: (extension.unsafe ?? []).filter(({ character }) => character !== '.'),
}));

const PLAIN: Unsafe[] = [
  { atBreak: true, character: ':', after: '::' },
  { character: '.', before: '[Ww][Ww][Ww]', after: '[-.\\w]', inConstruct: 'phrasing' },
  // What `foreignSyntax` would refuse.
  { character: '{', after: '[#.:%{]', inConstruct: 'phrasing' },
  { character: ':', before: '[\\s(]', after: '[a-z]', inConstruct: 'phrasing' },
  { atBreak: true, character: ':', after: '[a-z]', inConstruct: 'phrasing' },
  { character: '{', before: '[)>]', inConstruct: 'phrasing' },
  { character: '$', after: '\\$', inConstruct: 'phrasing' },
  { character: '=', after: '=', inConstruct: 'phrasing' },
  { character: '+', after: '\\+', inConstruct: 'phrasing' },
  { character: '^', after: '[^\\s^]', inConstruct: 'phrasing' },
];

/** CommonMark and what GitHub adds to it. Not all that is read here has a place in an article. */
export function readMarkdown(text: string): Root {
  return fromMarkdown(text, { extensions: [gfm()], mdastExtensions: [FROM_GFM] });
}

/** One way to write every thing. Ends without a line feed. */
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
