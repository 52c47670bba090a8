import { type Blockquote, type Node, type Nodes, type Root } from 'mdast';

/** Something that another program reads in Markdown and that an article has no block or mark for. */
export interface Foreign {
  node: Node;
  message: string;
}

const OR_PLAIN = 'or put \\ before it to show it as it is';

/**
 * Looked for in the source of a text, where a backslash makes the mark plain. The bounds keep a search from taking time
 * with the square of the text.
 */
const IN_TEXT: readonly { pattern: RegExp; message(found: string): string }[] = [
  {
    pattern: /\[\^[^\]\s]{1,100}\]/g,
    message: (found) => `there are no footnotes: write the note ${found} into the text, ${OR_PLAIN}`,
  },
  {
    pattern: /\{[{%][^\n}]{0,80}[}%]{0,2}/g,
    message: (found) => `the shortcode ${found} is not read: use a ::: block, ${OR_PLAIN}`,
  },
  {
    pattern: /\{:?[ \t]{0,9}[#.][A-Za-z][^\n}]{0,80}\}/g,
    message: (found) => `a heading or text has no id or class of its own: take ${found} out, ${OR_PLAIN}`,
  },
  {
    pattern: /(?<=^|[\s(]):[a-z][a-z0-9_+-]{1,40}:(?=$|[\s.,;!?)])/g,
    message: (found) => `${found} is not made an emoji: type the emoji itself, ${OR_PLAIN}`,
  },
];
const ALERT = /^\[![A-Za-z]{1,20}\]/;

/** @param source what `root` was read from */
export function foreignSyntax(root: Root, source: string): Foreign[] {
  return inNode(root, source);
}

function inNode(node: Nodes, source: string): Foreign[] {
  if (node.type === 'text') return inText(node, source);
  if (!('children' in node)) return [];
  const within = node.children.flatMap((child) => inNode(child, source));
  return node.type === 'blockquote' ? [...alert(node, source), ...within] : within;
}

function inText(node: Node, source: string): Foreign[] {
  const text = sourceOf(node, source);
  return IN_TEXT.flatMap(({ pattern, message }) =>
    [...text.matchAll(pattern)]
      .filter((found) => !isEscaped(text, found.index))
      .map((found) => ({ node: at(node, text.slice(0, found.index)), message: message(found[0]) })),
  );
}

/** `> [!WARNING]`, as GitHub and others mark a quotation that is none. */
function alert(quote: Blockquote, source: string): Foreign[] {
  const [first] = quote.children;
  const [words] = first?.type === 'paragraph' ? first.children : [];
  const found = words?.type === 'text' ? ALERT.exec(sourceOf(words, source))?.[0] : undefined;
  if (!found) return [];
  const message = `there is no block for the alert ${found}: write it as a paragraph that begins with **Warning:** or the like, ${OR_PLAIN}`;
  return [{ node: quote, message }];
}

function sourceOf({ position }: Node, source: string): string {
  return source.slice(position?.start.offset ?? 0, position?.end.offset ?? 0);
}

/** An odd number of backslashes before it. */
function isEscaped(text: string, index: number): boolean {
  let start = index;
  while (text[start - 1] === '\\') start -= 1;
  return (index - start) % 2 === 1;
}

/** Something on the line of a text that comes after these words of it. */
function at(node: Node, before: string): Node {
  if (!node.position) return node;
  const { start } = node.position;
  const line = start.line + before.split('\n').length - 1;
  return { type: node.type, position: { ...node.position, start: { ...start, line } } };
}
