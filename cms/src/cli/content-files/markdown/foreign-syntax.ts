import { type Blockquote, type Node, type Nodes, type Root } from 'mdast';

/** Syntax of other Markdown dialects for which articles have no block or mark. */
interface ForeignSyntax {
  node: Node;
  message: string;
}

const OR_PLAIN = 'or put \\ before it to show it literally';

/**
 * The patterns run on the source of a text, where a backslash escapes the mark. Length limits prevent quadratic time.
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
    message: (found) => `headings and text cannot have an id or class: remove ${found}, ${OR_PLAIN}`,
  },
  {
    pattern: /(?<=^|[\s(]):[a-z][a-z0-9_+-]{1,40}:(?=$|[\s.,;!?)])/g,
    message: (found) =>
      `emoji names are not supported: type the emoji itself instead of ${found}, ${OR_PLAIN}`,
  },
  {
    pattern: /(?:\[[^[\]\\\n]{0,100})?\]\([^)\n]{0,100}\)?/g,
    message: (found) =>
      `the link ${found} is not read: write its address without spaces, as in [words](https://example.org/a), ${OR_PLAIN}`,
  },
  {
    pattern: /(?:\[[^[\]\\\n]{0,100})?\]\[[^\]\n]{0,100}\]?/g,
    message: (found) =>
      `the address of ${found} is defined elsewhere: write it into the link itself, as in [words](https://example.org), ${OR_PLAIN}`,
  },
  {
    pattern: /\[\[[^\]\n]{1,100}\]\]/g,
    message: (found) =>
      `write the address into the link itself, not ${found}: [words](https://example.org), ${OR_PLAIN}`,
  },
  {
    pattern: /\$\$/g,
    message: () => `formulas are not supported: write it in words or as a picture, without $$, ${OR_PLAIN}`,
  },
  {
    pattern: /==(?=[^\s=])[^=\n]{1,200}(?<=\S)==/g,
    message: () => `words cannot be highlighted: remove the ==, ${OR_PLAIN}`,
  },
  {
    pattern: /\+\+(?=[^\s+])[^+\n]{1,200}(?<=\S)\+\+/g,
    message: () => `words cannot be underlined: remove the ++, ${OR_PLAIN}`,
  },
  {
    pattern: /\^[^\s^\\[\]]{1,20}\^/g,
    message: (found) =>
      `superscript is not supported: write ${found} with raised characters (², ³), ${OR_PLAIN}`,
  },
  {
    pattern: /(?<=^|\n)\[toc\](?=\n|$)/gi,
    message: (found) => `the table of contents is created automatically: remove ${found}, ${OR_PLAIN}`,
  },
  {
    pattern: /(?<=^|\n)\*\[[^\]\n]{1,60}\]:/g,
    message: (found) =>
      `abbreviation definitions are not supported: write ${found} into the text, ${OR_PLAIN}`,
  },
  {
    pattern: /(?<=\n):[ \t]+(?=\S)/g,
    message: () => `definition lists are not supported: write a list, ${OR_PLAIN}`,
  },
];
/** Directly after a link or a picture: attributes in other dialects. */
const ATTRIBUTES = /^\{[^}\n]{0,100}\}/;
const ALERT = /^\[![A-Za-z]{1,20}\]/;

/** @param source the text that `root` was parsed from */
export function findForeignSyntax(root: Root, source: string): ForeignSyntax[] {
  return inNode(root, source);
}

function inNode(node: Nodes, source: string): ForeignSyntax[] {
  if (node.type === 'text') return inText(node, source);
  if (!('children' in node)) return [];
  const within = node.children.flatMap((child, index) => [
    ...inNode(child, source),
    ...attributes(node.children[index - 1], child, source),
  ]);
  return node.type === 'blockquote' ? [...alert(node, source), ...within] : within;
}

function inText(node: Node, source: string): ForeignSyntax[] {
  const text = getSource(node, source);
  return IN_TEXT.flatMap(({ pattern, message }) =>
    [...text.matchAll(pattern)]
      .filter((found) => !isEscaped(text, found.index))
      .map((found) => ({ node: at(node, text.slice(0, found.index)), message: message(found[0]) })),
  );
}

/** `[words](/address){target=_blank}` */
function attributes(before: Nodes | undefined, node: Nodes, source: string): ForeignSyntax[] {
  if (node.type !== 'text' || (before?.type !== 'link' && before?.type !== 'image')) return [];
  const found = ATTRIBUTES.exec(getSource(node, source))?.[0];
  if (!found || IN_TEXT.some(({ pattern }) => found.search(pattern) === 0)) return [];
  return [{ node, message: `links cannot have attributes: remove ${found}, ${OR_PLAIN}` }];
}

/** `> [!WARNING]`: GitHub and others render such a quotation as an alert. */
function alert(quote: Blockquote, source: string): ForeignSyntax[] {
  const [first] = quote.children;
  const [words] = first?.type === 'paragraph' ? first.children : [];
  const found = words?.type === 'text' ? ALERT.exec(getSource(words, source))?.[0] : undefined;
  if (!found) return [];
  const message = `there is no block for the alert ${found}: write it as a paragraph that begins with **Warning:** or similar, ${OR_PLAIN}`;
  return [{ node: quote, message }];
}

function getSource({ position }: Node, source: string): string {
  return source.slice(position?.start.offset ?? 0, position?.end.offset ?? 0);
}

/** Preceded by an odd number of backslashes. */
function isEscaped(text: string, index: number): boolean {
  let start = index;
  while (text[start - 1] === '\\') start -= 1;
  return (index - start) % 2 === 1;
}

/** A node on the line of a text, after the given words of it. */
function at(node: Node, before: string): Node {
  if (!node.position) return node;
  const { start } = node.position;
  const line = start.line + before.split('\n').length - 1;
  return { type: node.type, position: { ...node.position, start: { ...start, line } } };
}
