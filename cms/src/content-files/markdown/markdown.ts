import { type Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown, gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { toMarkdown } from 'mdast-util-to-markdown';
import { gfmTable } from 'micromark-extension-gfm-table';

/** CommonMark and tables: all of Markdown that articles are written in. */
export function readMarkdown(text: string): Root {
  return fromMarkdown(text, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] });
}

/** One way to write every thing. Ends without a line feed. */
export function writeMarkdown(children: Root['children']): string {
  return toMarkdown(
    { type: 'root', children },
    {
      bullet: '-',
      listItemIndent: 'one',
      extensions: [gfmTableToMarkdown({ tablePipeAlign: false })],
      unsafe: [{ atBreak: true, character: ':', after: '::' }],
    },
  ).trimEnd();
}
