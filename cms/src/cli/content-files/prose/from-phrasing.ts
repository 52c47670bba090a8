import { type Node, type PhrasingContent } from 'mdast';
import { mergeRuns, type Run, type TextRun } from './runs';
import { SOFT_BREAK, withoutSoftBreaks } from './soft-breaks';

/** Reports a mistake at a node. */
export type Report = (node: Node, message: string) => void;
type Marks = Omit<TextRun, 'type' | 'text'>;

/**
 * Converts the content of a paragraph into runs of text. A wrapped line is one line; a hard break is a line feed in the
 * text.
 */
export function toRuns(nodes: PhrasingContent[], report: Report): Run[] {
  return mergeRuns(withoutSoftBreaks(nodes.flatMap((node) => read(node, {}, report))));
}

function read(node: PhrasingContent, marks: Marks, report: Report): Run[] {
  switch (node.type) {
    case 'text':
      return [{ type: 'text', text: node.value.replaceAll('\n', SOFT_BREAK), ...marks }];
    case 'break':
      return [{ type: 'text', text: '\n', ...marks }];
    case 'inlineCode':
      return [{ type: 'text', text: node.value, ...marks, code: true }];
    case 'strong':
      return node.children.flatMap((child) => read(child, { ...marks, bold: true }, report));
    case 'emphasis':
      return node.children.flatMap((child) => read(child, { ...marks, italic: true }, report));
    case 'delete': {
      // A single tilde also strikes words out, but is usually meant literally: in "10~20 mg or 30~40 mg" half would be
      // struck.
      const [first] = node.children;
      const tildes = (first?.position?.start.offset ?? 0) - (node.position?.start.offset ?? 0);
      if (tildes === 1) report(node, 'write ~~words~~ to strike them out, or \\~ for a tilde');
      return node.children.flatMap((child) => read(child, { ...marks, strikethrough: true }, report));
    }
    case 'link': {
      if (node.title)
        report(node, 'link titles are not supported: remove the words in quotes after the address');
      const children = mergeRuns(node.children.flatMap((child) => read(child, marks, report)));
      return [{ type: 'link', url: node.url, children: children.filter((child) => child.type === 'text') }];
    }
    case 'image':
      report(
        node,
        'a picture cannot be inside a line of text: put it on a separate line, with empty lines around it',
      );
      return [];
    case 'html':
      report(node, `HTML is not supported inside text: remove ${node.value}, or use a :::raw-html block`);
      return [];
    case 'linkReference':
    case 'imageReference':
      report(node, 'write the address into the link itself: [words](https://example.org)');
      return [];
    case 'footnoteReference':
      report(node, `there are no footnotes: write the note [^${node.identifier}] into the text`);
      return [];
  }
}
