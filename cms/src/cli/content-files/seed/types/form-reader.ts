import * as v from 'valibot';
import { type JsonObject, toJson } from '../../model/json';
import { type Form } from '../ledger/ledger';

const Tied = v.nullish(v.object({ documentId: v.string() }), null);
const File = v.nullish(v.object({ id: v.number() }), null);
const Row = v.looseObject({ documentId: v.string() });

/** Converts rows to comparable forms: own columns by name, to-one relations as ids, listed articles as `ties`. */
export function getForms(
  rows: readonly unknown[],
  shape: {
    columns: readonly string[];
    tied?: readonly string[];
    files?: readonly string[];
    articles?: string;
  },
): Map<string, Form> {
  const forms = new Map<string, Form>();
  for (const raw of rows) {
    const row = v.parse(Row, raw);
    const fields: JsonObject = {};
    for (const name of shape.columns) fields[name] = toJson(row[name]);
    for (const name of shape.tied ?? []) fields[name] = v.parse(Tied, row[name])?.documentId ?? null;
    for (const name of shape.files ?? []) fields[name] = v.parse(File, row[name])?.id ?? null;
    const listed =
      shape.articles === undefined
        ? []
        : v.parse(v.array(v.object({ documentId: v.string() })), row[shape.articles]);
    // An article is in the list twice: its draft and its published version.
    forms.set(row.documentId, { fields, ties: [...new Set(listed.map(({ documentId }) => documentId))] });
  }
  return forms;
}
