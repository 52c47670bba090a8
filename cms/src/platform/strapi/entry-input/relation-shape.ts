import * as v from 'valibot';
import type { FieldProblem } from '../field-refusal';
import { NoList } from '../no-list';

const Id = v.nullish(v.union([v.string(), v.number()]));
/** Where a row is put among others. A row that has been read may have a number of this name. */
const Position = v.nullish(v.union([v.number(), v.pipe(NoList, v.looseObject({ before: Id, after: Id }))]));
const Row = v.pipe(NoList, v.looseObject({ id: Id, documentId: Id, position: Position }));
const One = v.union([v.string(), v.number(), Row]);
const Chosen = v.nullish(v.union([One, v.array(One)]));
const Changes = v.looseObject({ connect: Chosen, disconnect: Chosen, set: Chosen });

/** A relation or file is sent by its id, as a row, as a list of these, or as changes of what is stored. */
export function findRelationProblem(value: unknown, field: string): FieldProblem | null {
  const isChosen = v.is(Chosen, value) && (typeof value !== 'object' || v.is(Changes, value));
  return isChosen ? null : { field, message: `“${field}” must be chosen by ids.` };
}
