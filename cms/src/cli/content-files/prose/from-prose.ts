import { type Blockquote, type Code, type Image, type List, type ListItem, type RootContent } from 'mdast';
import { type JsonObject } from '../model/json';
import { toRuns, type Tell } from './from-phrasing';
import { type Run } from './runs';

/** One block of Markdown as nodes of Strapi's rich text, in normal form. What cannot be said there is told. */
export function proseNodes(node: RootContent, tell: Tell): JsonObject[] {
  switch (node.type) {
    case 'paragraph': {
      const [only, ...more] = node.children;
      if (only?.type === 'image' && more.length === 0) return [picture(only, tell)];
      return [{ type: 'paragraph', children: toRuns(node.children, tell) }];
    }
    case 'heading':
      return [{ type: 'heading', level: node.depth, children: toRuns(node.children, tell) }];
    case 'blockquote':
      return [quote(node, tell)];
    case 'code':
      return [code(node, tell)];
    case 'list':
      return [list(node, 0, tell)];
    case 'thematicBreak':
      tell(node, 'a rule is a block of its own: write :::divider and close it with ::: on the next line');
      return [];
    case 'html':
      tell(node, 'HTML is not read inside text: put it into a :::raw-html block');
      return [];
    case 'definition':
      tell(node, 'write the address into the link itself: [words](https://example.org)');
      return [];
    case 'footnoteDefinition':
      tell(node, `there are no footnotes: write the note [^${node.identifier}] into the text`);
      return [];
    default:
      tell(node, `${node.type} is not known here`);
      return [];
  }
}

function picture(node: Image, tell: Tell): JsonObject {
  if (node.alt || node.title) {
    tell(
      node,
      "a picture's alternative text stands in images.yaml beside it: leave the brackets empty, ![](address), or use an :::image block for a caption",
    );
  }
  return { type: 'image', image: node.url, children: [{ type: 'text', text: '' }] };
}

function quote(node: Blockquote, tell: Tell): JsonObject {
  const [first, ...more] = node.children;
  if (!first) return { type: 'quote', children: toRuns([], tell) };
  if (first.type !== 'paragraph' || more.length > 0) {
    tell(
      node,
      'a quotation is one paragraph: part it into several with an empty line, or use a :::blockquote block',
    );
    return { type: 'quote', children: toRuns([], tell) };
  }
  return { type: 'quote', children: toRuns(first.children, tell) };
}

function code(node: Code, tell: Tell): JsonObject {
  if (node.meta) tell(node, `leave out "${node.meta}": only the language stands after the backticks`);
  return { type: 'code', language: node.lang ?? 'plaintext', children: [{ type: 'text', text: node.value }] };
}

/** Strapi keeps a nested list beside the item it belongs to, not in it. */
function list(node: List, depth: number, tell: Tell): JsonObject {
  if (node.ordered && node.start !== 1)
    tell(node, `a numbered list begins with 1, not with ${String(node.start)}`);
  return {
    type: 'list',
    format: node.ordered ? 'ordered' : 'unordered',
    ...(depth > 0 && { indentLevel: depth }),
    children: node.children.flatMap((item) => listItem(item, depth, tell)),
  };
}

function listItem(item: ListItem, depth: number, tell: Tell): JsonObject[] {
  if (typeof item.checked === 'boolean') {
    tell(
      item,
      `a list item has no box to tick: take [${item.checked ? 'x' : ' '}] out, or put \\ before it to show it as it is`,
    );
  }
  let runs: Run[] = toRuns([], tell);
  const nested: JsonObject[] = [];
  item.children.forEach((child, index) => {
    if (child.type === 'paragraph' && index === 0) runs = toRuns(child.children, tell);
    else if (child.type === 'list') nested.push(list(child, depth + 1, tell));
    else
      tell(
        child,
        'a list item is one line of text, with a nested list at most: use a :::list block or plain paragraphs',
      );
  });
  return [{ type: 'list-item', children: runs }, ...nested];
}
