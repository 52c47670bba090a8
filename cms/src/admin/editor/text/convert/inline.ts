import type { JSONContent } from '@tiptap/core';

/** Marks of a stretch of text, and where it links to. */
export interface Span {
  text: string;
  marks: ReadonlySet<string>;
  link: LinkFields | undefined;
}

export interface LinkFields {
  url: string;
  target: string | null;
  rel: string | null;
}

/** Spans as the content of a paragraph of the editor: line breaks are nodes there. */
export const toInline = (spans: readonly Span[]): JSONContent[] =>
  spans.flatMap(({ text, marks, link }) => {
    const all = [...marks].map((type) => ({ type }));
    const { url, ...rest } = link ?? {};
    const marksOfNode = link ? [{ type: 'link', attrs: { href: url, ...rest } }, ...all] : all;
    return text
      .split('\n')
      .flatMap((line, index): JSONContent[] => [
        ...(index > 0 ? [{ type: 'hardBreak', marks: marksOfNode }] : []),
        ...(line === '' ? [] : [{ type: 'text', text: line, marks: marksOfNode }]),
      ]);
  });

/** The content of a paragraph of the editor as spans; neighbours with the same marks are one. */
export function toSpans(content: readonly JSONContent[] = []): Span[] {
  const spans: Span[] = [];
  for (const node of content) {
    const text = node.type === 'hardBreak' ? '\n' : (node.text ?? '');
    const marks = new Set<string>();
    let link: LinkFields | undefined;
    for (const { type, attrs } of node.marks ?? []) {
      if (type === 'link') link = toLink(attrs);
      else marks.add(type);
    }
    const last = spans.at(-1);
    if (last && isSameLink(last.link, link) && isSameSet(last.marks, marks)) last.text += text;
    else spans.push({ text, marks, link });
  }
  return spans;
}

const isSameSet = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.size === other.size && [...one].every((mark) => other.has(mark));

const toLink = (attrs: Record<string, unknown> | undefined): LinkFields => ({
  url: toAttribute(attrs?.href) ?? '',
  target: toAttribute(attrs?.target),
  rel: toAttribute(attrs?.rel),
});

const toAttribute = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;

export const isSameLink = (one: LinkFields | undefined, other: LinkFields | undefined): boolean =>
  one?.url === other?.url && one?.target === other?.target && one?.rel === other?.rel;
