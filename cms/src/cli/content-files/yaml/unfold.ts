import { breaksWithoutSpace } from '../../../platform/shared/unspaced-scripts.gen';

/** Enough of a line to identify its start or end. */
const MOST_COMPARED = 40;

/**
 * Removes the spaces with which YAML joined wrapped lines, in scripts that do not separate words: YAML inserts one
 * wherever a line wraps (`>-`, or a text continued on the next line).
 * @param value as parsed by YAML
 * @param source as written, on several lines
 */
export function unfold(value: string, source: string): string {
  const lines = source.split('\n').map((line) => line.trim());
  let result = '';
  let rest = value;
  lines.slice(1).forEach((line, index) => {
    const end = (lines[index] ?? '').slice(-MOST_COMPARED);
    const begin = line.slice(0, MOST_COMPARED);
    if (!breaksWithoutSpace(end, begin)) return;
    const at = rest.indexOf(`${end} ${begin}`);
    if (at < 0) return;
    result += rest.slice(0, at + end.length);
    rest = rest.slice(at + end.length + 1);
  });
  return result + rest;
}
