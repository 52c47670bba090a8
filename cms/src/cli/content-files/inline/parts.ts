import { type Paragraph } from 'mdast';
import { type Json, type JsonObject } from '../model/json';
import { findForeignSyntax } from '../markdown/foreign-syntax';
import { readMarkdown, writeMarkdown } from '../markdown/markdown';
import { toRuns, type Report } from '../prose/from-phrasing';
import { getTarget } from '../prose/link';
import { type Run } from '../prose/runs';
import { toPhrasing } from '../prose/to-phrasing';
import { normalFields } from '../schema/normal-fields';
import { componentAttributes } from '../schema/schemas';

const PART = 'parts.inline';

/** Parses a line of Markdown into the runs of a block (`parts.inline`), in normal form. */
export function parseLine(line: string, report: (message: string) => void): JsonObject[] {
  if (line === '') return [];
  const root = readMarkdown(line);
  for (const { message } of findForeignSyntax(root, line)) report(message);
  const [only, ...more] = root.children;
  if (only?.type !== 'paragraph' || more.length > 0) {
    report(
      'this is one line of text with **bold**, *italic* and [links](/address); a \\ before a mark makes it plain',
    );
    return [];
  }
  return toParts(only.children, (_node, message) => report(message));
}

export function toParts(children: Paragraph['children'], report: Report): JsonObject[] {
  return toRuns(children, report).map((run) => part(run, (message) => report({ type: 'text' }, message)));
}

function part(run: Run, report: (message: string) => void): JsonObject {
  const fields = run.type === 'link' ? linkPart(run, report) : textPart(run, report);
  return normalFields(fields, componentAttributes(PART));
}

function linkPart(run: Extract<Run, { type: 'link' }>, report: (message: string) => void): JsonObject {
  const [words, ...more] = run.children;
  if (more.length > 0 || words?.bold || words?.italic || words?.strikethrough || words?.code) {
    report('text in a link has no formatting here: remove the marks from its brackets');
  }
  return { type: 'link', text: words?.text ?? '', url: run.url, target: getTarget(run.url) };
}

function textPart(run: Extract<Run, { type: 'text' }>, report: (message: string) => void): JsonObject {
  if (run.code) report('`code` is not supported here: write plain, **bold** or *italic* words');
  if (run.strikethrough) report('words cannot be struck out here: remove them, or write them in prose');
  if (run.bold && run.italic) report('words are bold or italic here, not both');
  if (run.bold) return { type: 'bold-text', text: run.text };
  return { type: run.italic ? 'italic-text' : 'text', text: run.text };
}

/** @returns null if Markdown cannot express something in the parts */
export function parseParts(parts: Json): Run[] | null {
  if (!Array.isArray(parts)) return null;
  const runs = parts.map(parsePart);
  return runs.every((run) => run !== null) ? runs : null;
}

function parsePart(part: Json): Run | null {
  if (typeof part !== 'object' || part === null || Array.isArray(part)) return null;
  const { type, text, url } = part;
  if (typeof text !== 'string') return null;
  switch (type) {
    case 'text':
      return { type: 'text', text };
    case 'bold-text':
      return { type: 'text', text, bold: true };
    case 'italic-text':
      return { type: 'text', text, italic: true };
    case 'link':
      return typeof url === 'string' ? { type: 'link', url, children: [{ type: 'text', text }] } : null;
    default:
      return null;
  }
}

export function formatRuns(runs: Run[]): string {
  return writeMarkdown([{ type: 'paragraph', children: toPhrasing(runs) }]);
}
