import type { JSONContent } from '@tiptap/core';
import type { Span } from '../../convert/inline';
import { toInline } from '../../convert/inline';

const LAST_LEVEL = 6;

/**
 * A heading, whose words are bold anyway.
 * @param shift by how many levels the headings of the pasted text go down
 */
export const toHeading = (level: number, shift: number, spans: readonly Span[]): JSONContent => ({
  type: 'heading',
  attrs: { level: Math.min(level + shift, LAST_LEVEL) },
  content: toInline(
    spans.map((span) => ({ ...span, marks: new Set([...span.marks].filter((mark) => mark !== 'bold')) })),
  ),
});

export const createDivider = (): JSONContent => ({
  type: 'entry',
  attrs: { value: { __component: 'blocks.divider' } },
});

/** A picture that will be uploaded, or named if it cannot be. */
export const createUpload = (src: string, alt: string, caption = ''): JSONContent => ({
  type: 'upload',
  attrs: { src, alt, caption },
});

export const isList = ({ type }: JSONContent): boolean => type === 'bulletList' || type === 'orderedList';

/** What items, quotations and cells cannot hold: it follows them. */
export const isOutside = ({ type }: JSONContent): boolean => type === 'upload' || type === 'table';

/** The words of several nodes as lines of one paragraph. */
export function joinLines(nodes: readonly JSONContent[]): JSONContent[] {
  const lines = nodes
    .filter((node) => !isOutside(node))
    .map(getLine)
    .filter((line) => line.length > 0);
  return lines.flatMap((line, index) => (index > 0 ? [{ type: 'hardBreak' }, ...line] : line));
}

function getLine({ type, content = [] }: JSONContent): JSONContent[] {
  if (['paragraph', 'heading', 'quote'].includes(type ?? '')) return content;
  if (type === 'codeBlock')
    return toInline([{ text: content[0]?.text ?? '', marks: new Set(), link: undefined }]);
  return joinLines(content);
}
