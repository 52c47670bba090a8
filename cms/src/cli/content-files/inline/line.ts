import { isDeepStrictEqual } from 'node:util';
import { type Json } from '../model/json';
import { lineOfRuns, partsOfLine, runsOfParts } from './parts';

/** The line of Markdown that reads back as exactly these parts; null if there is none. */
export function lineOfParts(parts: Json): string | null {
  const runs = runsOfParts(parts);
  if (!runs) return null;
  const line = lineOfRuns(runs);
  let clean = true;
  const back = partsOfLine(line, () => (clean = false));
  return clean && isDeepStrictEqual(back, parts) ? line : null;
}
