import { type Finding } from '../model/problem';

/** A part of an article's text: Markdown up to the next block, or a block between `:::type` and `:::`. */
export type Section =
  | { kind: 'markdown'; text: string; line: number }
  /** `line` is that of `:::type`; the YAML begins on the next. */
  | { kind: 'block'; type: string; yaml: string; line: number };

const OPENING = /^:::([a-z][a-z0-9-]*)[ \t]*$/;
const CLOSING = /^:::[ \t]*$/;
const CODE_FENCE = /^ {0,3}(`{3,}(?=[^`]*$)|~{3,})/;

/** Splits the text after the front matter into sections. A `:::` inside a code fence is text. */
export function splitSections(text: string, firstLine: number): { sections: Section[]; findings: Finding[] } {
  const sections: Section[] = [];
  const findings: Finding[] = [];
  const lines = text.split('\n');
  let prose: string[] = [];
  let proseLine = firstLine;
  let block: { type: string; yaml: string[]; line: number } | null = null;
  let code: { fence: string; line: number } | null = null;

  const endProse = () => {
    if (prose.some((line) => line.trim() !== '')) {
      sections.push({ kind: 'markdown', text: prose.join('\n'), line: proseLine });
    }
    prose = [];
  };

  lines.forEach((content, index) => {
    const line = firstLine + index;
    if (block) {
      if (CLOSING.test(content)) {
        sections.push({
          kind: 'block',
          type: block.type,
          yaml: block.yaml.map((field) => `${field}\n`).join(''),
          line: block.line,
        });
        block = null;
        proseLine = line + 1;
      } else if (content.startsWith(':::')) {
        findings.push({
          line,
          message: `"${content.trim()}" is inside the block of line ${block.line}: close that one with ::: first`,
        });
      } else {
        block.yaml.push(content);
      }
      return;
    }
    const fence = CODE_FENCE.exec(content)?.[1];
    if (code) {
      if (closes(code.fence, content)) code = null;
    } else if (fence) {
      code = { fence, line };
    } else if (/^ {0,3}:::/.test(content)) {
      const type = OPENING.exec(content)?.[1];
      if (type) {
        endProse();
        block = { type, yaml: [], line };
      } else {
        findings.push({ line, message: badFence(content) });
      }
      return;
    }
    prose.push(content);
  });

  endProse();
  // TypeScript does not see that the callback above assigns these.
  const openBlock = block as { type: string; line: number } | null;
  const openCode = code as { fence: string; line: number } | null;
  if (openBlock) {
    findings.push({
      line: openBlock.line,
      message: `:::${openBlock.type} is not closed: put ::: on a separate line after its fields`,
    });
  }
  if (openCode) {
    findings.push({
      line: openCode.line,
      message: `the code that begins here is not closed: put ${openCode.fence} on a separate line after it`,
    });
  }
  return { sections, findings };
}

function closes(fence: string, line: string): boolean {
  const mark = fence.charAt(0);
  const run = line.trim();
  return /^ {0,3}\S/.test(line) && run.length >= fence.length && run === mark.repeat(run.length);
}

function badFence(content: string): string {
  const word = /:::+\s*([a-z][a-z0-9-]*)?/.exec(content)?.[1];
  if (!word) return 'this closes a block, but none is open: remove it, or write :::type before the fields';
  return `write :::${word} at the beginning of the line, with nothing after it; its fields follow on separate lines`;
}
