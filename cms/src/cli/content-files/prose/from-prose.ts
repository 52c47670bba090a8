import { type Blockquote, type Code, type Image, type List, type ListItem, type RootContent } from 'mdast';
import { type JsonObject } from '../model/json';
import { toRuns, type Report } from './from-phrasing';
import { type Run } from './runs';

/** Converts a block of Markdown into nodes of Strapi's rich text, in normal form. Reports what they cannot express. */
export function proseNodes(node: RootContent, report: Report): JsonObject[] {
  switch (node.type) {
    case 'paragraph': {
      const [only, ...more] = node.children;
      if (only?.type === 'image' && more.length === 0) return [picture(only, report)];
      return [{ type: 'paragraph', children: toRuns(node.children, report) }];
    }
    case 'heading':
      return [{ type: 'heading', level: node.depth, children: toRuns(node.children, report) }];
    case 'blockquote':
      return [quote(node, report)];
    case 'code':
      return [code(node, report)];
    case 'list':
      return [list(node, 0, report)];
    case 'thematicBreak':
      report(
        node,
        'a horizontal rule is a separate block: write :::divider and close it with ::: on the next line',
      );
      return [];
    case 'html':
      report(node, 'HTML is not supported inside text: put it into a :::raw-html block');
      return [];
    case 'definition':
      report(node, 'write the address into the link itself: [words](https://example.org)');
      return [];
    case 'footnoteDefinition':
      report(node, `there are no footnotes: write the note [^${node.identifier}] into the text`);
      return [];
    default:
      report(node, `${node.type} is not supported here`);
      return [];
  }
}

function picture(node: Image, report: Report): JsonObject {
  if (node.title) report(node, 'a picture in the text has no title: use an :::image block for a caption');
  // Only where it differs from the one in images.yaml, which all other uses of the picture have.
  return {
    type: 'image',
    ...(node.alt && { alt: node.alt }),
    image: node.url,
    children: [{ type: 'text', text: '' }],
  };
}

function quote(node: Blockquote, report: Report): JsonObject {
  const [first, ...more] = node.children;
  if (!first) return { type: 'quote', children: toRuns([], report) };
  if (first.type !== 'paragraph' || more.length > 0) {
    report(
      node,
      'a quotation is one paragraph: split it into several with an empty line, or use a :::blockquote block',
    );
    return { type: 'quote', children: toRuns([], report) };
  }
  return { type: 'quote', children: toRuns(first.children, report) };
}

function code(node: Code, report: Report): JsonObject {
  if (node.meta) report(node, `remove "${node.meta}": only the language follows the backticks`);
  return { type: 'code', language: node.lang ?? 'plaintext', children: [{ type: 'text', text: node.value }] };
}

/** Strapi stores a nested list next to the item it belongs to, not inside it. */
function list(node: List, depth: number, report: Report): JsonObject {
  if (node.ordered && node.start !== 1)
    report(node, `a numbered list begins with 1, not with ${String(node.start)}`);
  return {
    type: 'list',
    format: node.ordered ? 'ordered' : 'unordered',
    ...(depth > 0 && { indentLevel: depth }),
    children: node.children.flatMap((item) => listItem(item, depth, report)),
  };
}

function listItem(item: ListItem, depth: number, report: Report): JsonObject[] {
  if (typeof item.checked === 'boolean') {
    report(
      item,
      `list items cannot have a checkbox: remove [${item.checked ? 'x' : ' '}], or put \\ before it to show it literally`,
    );
  }
  let runs: Run[] = toRuns([], report);
  const nested: JsonObject[] = [];
  item.children.forEach((child, index) => {
    if (child.type === 'paragraph' && index === 0) runs = toRuns(child.children, report);
    else if (child.type === 'list') nested.push(list(child, depth + 1, report));
    else
      report(
        child,
        'a list item is one line of text, with a nested list at most: use a :::list block or plain paragraphs',
      );
  });
  return [{ type: 'list-item', children: runs }, ...nested];
}
