import type { Core, Schema, UID } from '@strapi/strapi';
import * as v from 'valibot';
import type { DocumentWrite } from './document-write';

const WRITES = new Set(['create', 'update', 'clone']);

/** Of an entry that is related; the screens tell both. */
const Entry = v.looseObject({ id: v.optional(v.number()), documentId: v.optional(v.string()) });
type Entry = v.InferOutput<typeof Entry>;

/** How the editors' screens send a relation: what is added to it and what is taken away. */
const Changes = v.object({
  connect: v.optional(v.array(Entry), []),
  disconnect: v.optional(v.array(Entry), []),
});
const Row = v.nullable(v.object({ id: v.number() }));

/**
 * Lets editors set a relation that is a column of a table (`useJoinTable: false`), such as a category's topic, from
 * either side. Strapi's screens send what to connect; its entity manager takes an id alone for the column, and answers
 * 500, and drops what comes from the other side without a word.
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
    const fromOtherSide = attributes.flatMap(([name, attribute]) => {
      if (!isOtherSide(strapi, attribute)) return [];
      const changes = getChanges(data[name]);
      return changes ? [{ ...changes, ...attribute }] : [];
    });
    const result = await next();
    const entry = v.safeParse(v.object({ id: v.number() }), result);
    for (const { target, mappedBy, connect, disconnect } of fromOtherSide) {
      if (!entry.success) break;
      const { id } = entry.output;
      const rows = strapi.db.query(target);
      for (const other of disconnect) {
        const where = { id: await getRowId(strapi, target, other), [mappedBy]: { id } };
        await rows.update({ where, data: { [mappedBy]: null } });
      }
      for (const other of connect) {
        await rows.update({ where: { id: await getRowId(strapi, target, other) }, data: { [mappedBy]: id } });
      }
    }
    return result;
  });
}

type Column = { target: UID.ContentType };
type OtherSide = { target: UID.ContentType; mappedBy: string };

function isColumn(
  attribute: Schema.Attribute.AnyAttribute,
): attribute is Schema.Attribute.AnyAttribute & Column {
  return attribute.type === 'relation' && 'useJoinTable' in attribute && attribute.useJoinTable === false;
}

/** Whether what relates the two is a column of the other's table. */
function isOtherSide(
  strapi: Core.Strapi,
  attribute: Schema.Attribute.AnyAttribute,
): attribute is Schema.Attribute.AnyAttribute & OtherSide {
  if (attribute.type !== 'relation' || !('mappedBy' in attribute) || !attribute.mappedBy) return false;
  const { target, mappedBy } = attribute;
  const own = new Map(Object.entries(strapi.getModel(target).attributes)).get(mappedBy);
  return own !== undefined && isColumn(own);
}

/** Undefined where the relation is given in another way, or not at all. */
function getChanges(value: unknown) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const changes = v.safeParse(Changes, value);
  return changes.success ? changes.output : undefined;
}

/** The row of a related entry; what is not there is left to Strapi, which refuses it. */
async function getRowId(
  strapi: Core.Strapi,
  target: UID.ContentType,
  { id, documentId }: Entry,
): Promise<number | string | undefined> {
  if (id !== undefined) return id;
  const row = v.parse(Row, await strapi.db.query(target).findOne({ where: { documentId }, select: ['id'] }));
  return row?.id ?? documentId;
}
