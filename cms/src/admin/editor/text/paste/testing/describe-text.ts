import type { JSONContent } from '@tiptap/core';
import { isStoredBlock } from '../../../stored';
import type { PastedText } from '../shared/pasted-text';

/** A text as lines: its nodes with their level or depth, their words, marks and links. */
export const describeText = (nodes: readonly JSONContent[]): string[] =>
  nodes.flatMap((node) => describeNode(node));

/** The lines of a pasted text, and its notes. */
export const describePasted = ({ nodes, notes }: PastedText): string[] => [
  ...describeText(nodes),
  ...notes.map(({ content = [] }) => `note: ${describeWords(content[0])}`),
];

function describeNode(node: JSONContent, depth = ''): string[] {
  const { type, attrs, content = [] } = node;
  if (type === 'upload') {
    const caption: unknown = attrs?.caption;
    const picture = `picture ${String(attrs?.src)} (${String(attrs?.alt)})`;
    return [caption === '' ? picture : `${picture}: ${String(caption)}`];
  }
  if (type === 'entry') return [getComponent(attrs?.value)];
  if (type === 'bulletList' || type === 'orderedList') {
    const sign = type === 'orderedList' ? '1.' : '-';
    return content.flatMap((item) =>
      (item.content ?? []).flatMap((part) =>
        part.type === 'paragraph'
          ? [`${depth}${sign} ${describeWords(part)}`]
          : describeNode(part, `${depth}  `),
      ),
    );
  }
  if (type === 'table') {
    const rows = content.map(
      (row) => `| ${(row.content ?? []).map((cell) => describeWords(cell.content?.[0])).join(' | ')} |`,
    );
    return typeof attrs?.caption === 'string' ? [...rows, `caption: ${attrs.caption}`] : rows;
  }
  if (type === 'heading') return [`${'#'.repeat(Number(attrs?.level))} ${describeWords(node)}`];
  return [type === 'paragraph' ? describeWords(node) : `${type}: ${describeWords(node)}`];
}

const getComponent = (value: unknown): string => (isStoredBlock(value) ? value.__component : 'no block');

const MARKS: Readonly<Record<string, string>> = { bold: '*', italic: '_', strike: '~' };

const describeWords = ({ content = [] }: JSONContent = {}): string =>
  content
    .map(({ type, text, marks = [] }) => {
      if (type === 'hardBreak') return '/';
      return marks.reduce((inner, mark) => {
        if (mark.type === 'link') return `[${inner}](${String(mark.attrs?.href)})`;
        const sign = MARKS[mark.type] ?? '';
        return `${sign}${inner}${sign}`;
      }, text ?? '');
    })
    .join('');
