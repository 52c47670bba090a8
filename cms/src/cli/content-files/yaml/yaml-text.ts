import { isDeepStrictEqual } from 'node:util';
import { Document, isSeq, parse } from 'yaml';
import { type JsonObject } from '../model/json';

const COMMON = { lineWidth: 0, flowCollectionPadding: false, singleQuote: true } as const;
const QUOTED = { singleQuote: false, defaultStringType: 'QUOTE_DOUBLE', blockQuote: false } as const;

/**
 * YAML that reads back as exactly this value: the form people like to read, or every text in quotes where that one fails.
 * @param flow the keys whose lists stand on one line
 */
export function writeYaml(value: JsonObject, flow: readonly string[] = []): string {
  const document = new Document(value, { aliasDuplicateObjects: false });
  for (const key of flow) {
    const node = document.get(key, true);
    if (isSeq(node)) node.flow = true;
  }
  const pretty = document.toString(COMMON);
  return readsBackAs(pretty, value) ? pretty : document.toString({ ...COMMON, ...QUOTED });
}

/** A file keeps neither `\r` nor half characters, and `:::` or `---` at the start of a line means something else. */
function readsBackAs(text: string, value: JsonObject): boolean {
  if (/\r|^(:::|---|\.\.\.)/m.test(text) || /\p{Surrogate}/u.test(text)) return false;
  try {
    return isDeepStrictEqual(parse(text), value);
  } catch {
    return false;
  }
}
