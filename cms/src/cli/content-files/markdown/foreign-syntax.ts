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
  {
    pattern: /(?:\[[^[\]\\\n]{0,100})?\]\([^)\n]{0,100}\)?/g,
    message: (found) =>
      `the link ${found} is not read: write its address without blanks, as in [words](https://example.org/a), ${OR_PLAIN}`,
  },
  {
    pattern: /(?:\[[^[\]\\\n]{0,100})?\]\[[^\]\n]{0,100}\]?/g,
    message: (found) =>
      `${found} names an address that stands elsewhere: write it into the link itself, as in [words](https://example.org), ${OR_PLAIN}`,
  },
  {
    pattern: /\[\[[^\]\n]{1,100}\]\]/g,
    message: (found) =>
      `write the address into the link itself, not ${found}: [words](https://example.org), ${OR_PLAIN}`,
  },
  {
    pattern: /\$\$/g,
    message: () => `formulas are not read: write one in words or as a picture, without $$, ${OR_PLAIN}`,
  },
  {
    pattern: /==(?=[^\s=])[^=\n]{1,200}(?<=\S)==/g,
    message: () => `words are not highlighted here: take the == out, ${OR_PLAIN}`,
  },
  {
    pattern: /\+\+(?=[^\s+])[^+\n]{1,200}(?<=\S)\+\+/g,
    message: () => `words are not underlined here: take the ++ out, ${OR_PLAIN}`,
  },
  {
    pattern: /\^[^\s^\\[\]]{1,20}\^/g,
    message: (found) =>
      `there is no mark for raised text: write ${found} as a letter or digit that is raised (², ³), ${OR_PLAIN}`,
  },
  {
    pattern: /(?<=^|\n)\[toc\](?=\n|$)/gi,
    message: (found) => `the contents list is made by itself: take ${found} out, ${OR_PLAIN}`,
  },
  {
    pattern: /(?<=^|\n)\*\[[^\]\n]{1,60}\]:/g,
    message: (found) => `abbreviations are not explained apart: write ${found} into the text, ${OR_PLAIN}`,
  },
  {
    pattern: /(?<=\n):[ \t]+(?=\S)/g,
    message: () => `there is no list of definitions: write a list, ${OR_PLAIN}`,
  },
];
/** Right behind a link or a picture: what other programs read as its attributes. */
const ATTRIBUTES = /^\{[^}\n]{0,100}\}/;
const ALERT = /^\[![A-Za-z]{1,20}\]/;

/** @param source what `root` was read from */
export function foreignSyntax(root: Root, source: string): Foreign[] {
  return inNode(root, source);
}

function inNode(node: Nodes, source: string): Foreign[] {
  if (node.type === 'text') return inText(node, source);
  if (!('children' in node)) return [];
  const within = node.children.flatMap((child, index) => [
    ...inNode(child, source),
    ...attributes(node.children[index - 1], child, source),
  ]);
  return node.type === 'blockquote' ? [...alert(node, source), ...within] : within;
}

function inText(node: Node, source: string): Foreign[] {
  const text = getSource(node, source);
  return IN_TEXT.flatMap(({ pattern, message }) =>
    [...text.matchAll(pattern)]
      .filter((found) => !isEscaped(text, found.index))
      .map((found) => ({ node: at(node, text.slice(0, found.index)), message: message(found[0]) })),
  );
}

/** `[words](/address){target=_blank}` */
function attributes(before: Nodes | undefined, node: Nodes, source: string): Foreign[] {
  if (node.type !== 'text' || (before?.type !== 'link' && before?.type !== 'image')) return [];
  const found = ATTRIBUTES.exec(getSource(node, source))?.[0];
  if (!found || IN_TEXT.some(({ pattern }) => found.search(pattern) === 0)) return [];
  return [{ node, message: `a link has no attributes of its own: take ${found} out, ${OR_PLAIN}` }];
}

/** `> [!WARNING]`, as GitHub and others mark a quotation that is none. */
function alert(quote: Blockquote, source: string): Foreign[] {
  const [first] = quote.children;
  const [words] = first?.type === 'paragraph' ? first.children : [];
  const found = words?.type === 'text' ? ALERT.exec(getSource(words, source))?.[0] : undefined;
  if (!found) return [];
  const message = `there is no block for the alert ${found}: write it as a paragraph that begins with **Warning:** or the like, ${OR_PLAIN}`;
  return [{ node: quote, message }];
}

function getSource({ position }: Node, source: string): string {
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
