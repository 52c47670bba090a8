import type { Span } from './inline';
import { toParts, toText } from '../../stored';

/** The marks of a run in `parts.inline`. */
const TYPES: Readonly<Record<string, string>> = { 'bold-text': 'bold', 'italic-text': 'italic' };

/** The fields `text` and `inline` of a paragraph, an item or a cell. */
export function readRuns({ text, inline }: Record<string, unknown>): Span[] {
  const runs = toParts(inline).map(({ type, text: words, url, target }): Span => {
    const mark = TYPES[toText(type)];
    return {
      text: toText(words),
      marks: new Set(mark === undefined ? [] : [mark]),
      link: type === 'link' ? { url: toText(url), target: toText(target) || null, rel: null } : undefined,
    };
  });
  const words = toText(text);
  // Readers see both, with a space between.
  const first = words !== '' && runs.length > 0 ? `${words} ` : words;
  return first === '' ? runs : [{ text: first, marks: new Set(), link: undefined }, ...runs];
}

/**
 * `text` and `inline` for spans. Links lose their marks, and bold text its italics, as readers see prose too; undefined:
 * there is something that runs cannot carry.
 * @param before the fields as they were: runs keep their rows
 */
export function writeRuns(
  spans: readonly Span[],
  before: Record<string, unknown>,
): { text: string | null; inline: unknown[] } | undefined {
  if (spans.some(({ marks }) => ['strike', 'underline', 'code'].some((mark) => marks.has(mark))))
    return undefined;
  const rows = toParts(before.inline);
  if (rows.length === 0 && spans.every(({ marks, link }) => marks.size === 0 && !link))
    return { text: spans.map(({ text }) => text).join(''), inline: [] };
  const inline = joinLinks(spans).map(({ text, marks, link }, index) => {
    // The target of a run that is no link says nothing, but it is stored.
    const { target, url: _url, ...row } = rows[index] ?? {};
    const own = link ? (link.target ?? undefined) : target;
    return {
      ...row,
      type: link ? 'link' : getType(marks),
      text,
      ...(own !== undefined && { target: own }),
      ...(link && { url: link.url }),
    };
  });
  return { text: null, inline };
}

function getType(marks: ReadonlySet<string>): string {
  if (marks.has('bold')) return 'bold-text';
  return marks.has('italic') ? 'italic-text' : 'text';
}

/** A link is one run, whatever marks its words have. */
function joinLinks(spans: readonly Span[]): Span[] {
  const joined: Span[] = [];
  for (const span of spans) {
    const last = joined.at(-1);
    if (last?.link && span.link?.url === last.link.url && span.link.target === last.link.target)
      joined[joined.length - 1] = { ...last, text: last.text + span.text };
    else joined.push(span);
  }
  return joined;
}
