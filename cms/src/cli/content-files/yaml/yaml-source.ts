import { isMap, isScalar, isSeq, LineCounter, type Node, parseDocument, type Scalar, visit } from 'yaml';
import { type Finding } from '../model/problem';
import { unfold } from './unfold';

/** YAML read from a file: its value, and the lines of its parts. */
export interface YamlSource {
  value: unknown;
  findings: Finding[];
  /** The line of the deepest existing key or item on the path. */
  getLine(path: readonly PropertyKey[]): number;
}

/**
 * @param firstLine the file's line on which `text` begins
 * @param emptyLine the line for problems if the text is empty
 */
export function readYaml(text: string, firstLine: number, emptyLine = firstLine): YamlSource {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false });
  const lineAt = (offset: number) => firstLine + counter.linePos(offset).line - 1;
  const findings = [...document.errors, ...document.warnings].map(({ message, pos }) => ({
    line: lineAt(pos[0]),
    message: yamlMessage(message),
  }));
  visit(document, {
    Scalar: (_key, node) => {
      if (typeof node.value === 'string' && node.type !== 'BLOCK_LITERAL' && node.range) {
        node.value = unfold(node.value, toLines(text.slice(node.range[0], node.range[1]), node.type));
      }
    },
    // YAML's references: in an article's text, * and & are always meant literally.
    Alias: (_key, { range, source }) => {
      findings.push({ line: lineAt(range?.[0] ?? 0), message: yamlMessage(`*${source} refers to nothing`) });
    },
  });
  const value: unknown = findings.length > 0 ? undefined : document.toJS();
  return {
    value,
    findings,
    getLine: (path) => {
      const offset = getOffset(document.contents, path);
      return offset === undefined ? emptyLine : lineAt(offset);
    },
  };
}

/** The lines of a text without its delimiters: the line of `>-`, or quotes. */
function toLines(source: string, type: Scalar.Type | undefined): string {
  if (type === 'BLOCK_FOLDED') return source.slice(source.indexOf('\n') + 1);
  return type === 'PLAIN' ? source : source.slice(1, -1);
}

function getOffset(root: Node | null, path: readonly PropertyKey[]): number | undefined {
  let node: unknown = root;
  let offset: number | undefined;
  for (const step of path) {
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => isScalar(key) && key.value === step);
      if (!pair) break;
      offset = getStart(pair.key) ?? offset;
      node = pair.value;
    } else if (isSeq(node) && typeof step === 'number') {
      node = node.items[step];
      offset = getStart(node) ?? offset;
    } else {
      break;
    }
  }
  return offset;
}

function getStart(node: unknown): number | undefined {
  return (isScalar(node) || isMap(node) || isSeq(node)) && node.range ? node.range[0] : undefined;
}

function yamlMessage(message: string): string {
  const [first = message] = message.split('\n');
  const hint = 'a text that begins with * & ! % @ ` [ { or # or holds ": " needs quotes around it';
  return `this YAML cannot be read (${first}): ${hint}`;
}
