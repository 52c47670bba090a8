import { isDeepStrictEqual } from 'node:util';
import { type Json } from '../model/json';
import { formatRuns, parseLine, parseParts } from './parts';

/** The line of Markdown that reads back as exactly these parts; null if there is none. */
export function formatLine(parts: Json): string | null {
  const runs = parseParts(parts);
  if (!runs) return null;
  const line = formatRuns(runs);
  let clean = true;
  const back = parseLine(line, () => (clean = false));
  return clean && isDeepStrictEqual(back, parts) ? line : null;
}
