import { isDeepStrictEqual } from 'node:util';
import { Document, isSeq, parse } from 'yaml';
import { type JsonObject } from '../model/json';

const COMMON = { lineWidth: 0, flowCollectionPadding: false, singleQuote: true } as const;
const QUOTED = { singleQuote: false, defaultStringType: 'QUOTE_DOUBLE', blockQuote: false } as const;

/**
 * Writes YAML that reads back as exactly this value: in readable form, or with every text in quotes if that fails.
 * @param flow the keys whose lists are written on one line
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

/** A file cannot contain `\r` or lone surrogates, and `:::` or `---` at the start of a line has another meaning. */
function readsBackAs(text: string, value: JsonObject): boolean {
  if (/\r|^(:::|---|\.\.\.)/m.test(text) || /\p{Surrogate}/u.test(text)) return false;
  try {
    return isDeepStrictEqual(parse(text), value);
  } catch {
    return false;
  }
}
