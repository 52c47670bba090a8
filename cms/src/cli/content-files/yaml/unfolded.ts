import { breaksWithoutBlank } from '../../../platform/shared/unspaced.gen';

/** Of a line, as much as tells its end or its beginning from any other. */
const MOST_COMPARED = 40;

/**
 * A text of YAML without the blanks that its wrapped lines were joined by, where the script has none between words: YAML
 * puts one wherever a line wraps (`>-`, or a text that goes on on the next line).
 * @param value as YAML reads it
 * @param source as it is written, on several lines
 */
export function unfolded(value: string, source: string): string {
  const lines = source.split('\n').map((line) => line.trim());
  let result = '';
  let rest = value;
  lines.slice(1).forEach((line, index) => {
    const end = (lines[index] ?? '').slice(-MOST_COMPARED);
    const begin = line.slice(0, MOST_COMPARED);
    if (!breaksWithoutBlank(end, begin)) return;
    const at = rest.indexOf(`${end} ${begin}`);
    if (at < 0) return;
    result += rest.slice(0, at + end.length);
    rest = rest.slice(at + end.length + 1);
  });
  return result + rest;
}
