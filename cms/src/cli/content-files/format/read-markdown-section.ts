import { type Node } from 'mdast';
import { findForeignSyntax } from '../markdown/foreign-syntax';
import { readMarkdown } from '../markdown/markdown';
import { proseNodes } from '../prose/from-prose';
import { tableEntry } from '../table/from-table';
import { type Entry } from '../model/article';
import { type JsonObject } from '../model/json';
import { normalEntry } from '../schema/normal-entry';
import { type Finding } from '../model/problem';

/** The line of a path in an entry: `['body', 2, 'image']`. */
export type LineOf = (path: readonly PropertyKey[]) => number;

interface MarkdownRead {
  entries: Entry[];
  /** Per entry. */
  lines: LineOf[];
  findings: Finding[];
}

/** Ordinary Markdown. Text becomes one Prose block up to the next table, a table becomes a Table block. */
export function readMarkdownSection(text: string, firstLine: number): MarkdownRead {
  const lines: LineOf[] = [];
  const entries: Entry[] = [];
  const findings: Finding[] = [];
  let lastLine = firstLine;
  const report = (node: Node, message: string) => {
    findings.push({ line: node.position ? firstLine + node.position.start.line - 1 : lastLine, message });
  };
  let body: JsonObject[] = [];
  let bodyLines: number[] = [];
  const endProse = () => {
    if (body.length === 0) return;
    entries.push(normalEntry('blocks.rich-text', { body }));
    const known = bodyLines;
    lines.push(([, index]) => known[Number(index)] ?? known[0] ?? firstLine);
    body = [];
    bodyLines = [];
  };
  const root = readMarkdown(text);
  for (const { node, message } of findForeignSyntax(root, text)) report(node, message);
  for (const node of root.children) {
    lastLine = firstLine + (node.position?.start.line ?? 1) - 1;
    if (node.type === 'table') {
      endProse();
      const line = lastLine;
      entries.push(tableEntry(node, report));
      lines.push(() => line);
    } else {
      const nodes = proseNodes(node, report);
      body.push(...nodes);
      bodyLines.push(...nodes.map(() => lastLine));
    }
  }
  endProse();
  return { entries, lines, findings };
}
