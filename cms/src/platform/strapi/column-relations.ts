import type { Core, Schema, UID } from '@strapi/strapi';
import * as v from 'valibot';
import type { DocumentWrite } from './document-write';

const WRITES = new Set(['create', 'update', 'clone']);

/** A related entry; the admin sends both ids. */
const Entry = v.looseObject({ id: v.optional(v.number()), documentId: v.optional(v.string()) });
type Entry = v.InferOutput<typeof Entry>;

/** The format in which the admin sends a relation: entries to add and entries to remove. */
const Changes = v.object({
  connect: v.optional(v.array(Entry), []),
  disconnect: v.optional(v.array(Entry), []),
});
const Row = v.nullable(v.object({ id: v.number() }));

/**
 * Lets editors set a relation that is stored in a column (`useJoinTable: false`), such as a category's topic. The admin
 * sends entries to connect; Strapi's entity manager accepts only an id for the column and fails with 500 otherwise.
 */
export function acceptColumnRelations(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    if (!WRITES.has(context.action)) return next();
    const { params }: DocumentWrite = context;
    const { data } = params;
    if (!data) return next();

    const attributes = Object.entries(strapi.getModel(context.uid).attributes);
    for (const [name, attribute] of attributes) {
      if (!isColumn(attribute)) continue;
      const changes = getChanges(data[name]);
      if (!changes) continue;
      const last = changes.connect.at(-1);
      if (last) data[name] = await getRowId(strapi, attribute.target, last);
      else if (changes.disconnect.length > 0) data[name] = null;
      else delete data[name];
    }
    return next();
  });
}

type Column = { target: UID.ContentType };

function isColumn(
  attribute: Schema.Attribute.AnyAttribute,
): attribute is Schema.Attribute.AnyAttribute & Column {
  return attribute.type === 'relation' && 'useJoinTable' in attribute && attribute.useJoinTable === false;
}

/** Undefined: the relation is given in another format, or not at all. */
function getChanges(value: unknown) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const changes = v.safeParse(Changes, value);
  return changes.success ? changes.output : undefined;
}

/** The row id of a related entry. Entries that do not exist are passed on to Strapi, which refuses them. */
async function getRowId(
  strapi: Core.Strapi,
  target: UID.ContentType,
  { id, documentId }: Entry,
): Promise<number | string | undefined> {
  if (id !== undefined) return id;
  const row = v.parse(Row, await strapi.db.query(target).findOne({ where: { documentId }, select: ['id'] }));
  return row?.id ?? documentId;
}
