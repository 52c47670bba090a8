import { isObject } from '../../../../ui/is-object';
import type { PastedText } from '../shared/pasted-text';
import { readPlain, type Place } from './read-plain';

/** What a program for code adds to its clipboard. */
const SOURCE = 'vscode-editor-data';

/** Languages whose text is no code. */
const PROSE = new Set(['markdown', 'plaintext', 'mdx']);

/**
 * Text copied in Visual Studio Code, whose HTML only has its colours. 'code': it is code, and becomes a code block;
 * undefined: it is from elsewhere.
 */
export function readSource(
  data: DataTransfer | null,
  place: Pick<Place, 'isInTable' | 'noteCount'>,
): PastedText | 'code' | undefined {
  const source = data?.getData(SOURCE) ?? '';
  if (source === '') return undefined;
  return PROSE.has(readMode(source))
    ? readPlain(data?.getData('text/plain') ?? '', { ...place, isVerbatim: false })
    : 'code';
}

function readMode(source: string): string {
  try {
    const parsed: unknown = JSON.parse(source);
    return isObject(parsed) && typeof parsed.mode === 'string' ? parsed.mode : '';
  } catch {
    return '';
  }
}
