import * as v from 'valibot';
import { parseRowId } from '../../platform/database/rows/row-id';
import type { Filter, Position } from './audit-log';
import { isKind, type Kind } from './entry';

const Whole = v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number));
const Cursor = v.pipe(
  v.string(),
  v.regex(/^\d{1,15}-\d{1,15}$/),
  v.transform((text): Position => {
    const [madeAt = 0, id = 0] = text.split('-').map(Number);
    return { madeAt, id };
  }),
);
const Actor = v.union([
  v.pipe(
    v.literal('none'),
    v.transform(() => null),
  ),
  v.pipe(
    v.string(),
    v.transform((text) => parseRowId(text)),
    v.number(),
  ),
]);
const Text = v.pipe(
  v.string(),
  v.maxLength(100),
  v.transform((text) =>
    text
      .replaceAll(/[\p{Cc}\p{Cs}]/gu, '')
      .trim()
      .toLowerCase(),
  ),
);
const Name = v.pipe(v.string(), v.regex(/^[\w:.-]{1,255}$/));

const Query = v.object({
  actor: v.optional(Actor),
  kind: v.optional(v.custom<Kind>(isKind)),
  type: v.optional(Name),
  subject: v.optional(Name),
  failed: v.optional(v.literal('true')),
  from: v.optional(Whole),
  to: v.optional(Whole),
  text: v.optional(Text),
  before: v.optional(Cursor),
});

export const toCursor = ({ madeAt, id }: Position): string => `${madeAt}-${id}`;

/** @returns undefined for a query that the page of the admin would not send */
export function parseFilter(query: unknown): { filter: Filter; before: Position | undefined } | undefined {
  const parsed = v.safeParse(Query, query);
  if (!parsed.success) return undefined;
  const { actor, kind, type, subject, failed, from, to, text, before } = parsed.output;
  // An id means nothing without its type, and would otherwise be ignored.
  if ((type === undefined) !== (subject === undefined)) return undefined;
  return {
    filter: {
      ...(actor !== undefined && { actor }),
      ...(kind !== undefined && { kind }),
      ...(type !== undefined && subject !== undefined && { subject: { type, id: subject } }),
      ...(failed !== undefined && { failed: true }),
      ...(from !== undefined && { from }),
      ...(to !== undefined && { to }),
      ...(text !== undefined && text !== '' && { text }),
    },
    before,
  };
}
