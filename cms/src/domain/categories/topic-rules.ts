import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import type { DocumentWrite } from '../../platform/strapi/document-write';
import { createFieldError } from '../../platform/strapi/field-refusal';
import { topicChangeRefusal } from './topic-change';
import { freeTopicValue, specifiedHub } from './topic-value';

const CATEGORY = 'api::category.category';
const WRITES = new Set(['create', 'update', 'clone']);
const Stored = v.object({
  name: v.string(),
  slug: v.string(),
  kind: v.string(),
  value: v.nullish(v.string(), null),
});
const Changes = v.object({
  name: v.optional(v.string()),
  kind: v.optional(v.string()),
  hub: v.optional(v.unknown()),
});
const Values = v.array(v.object({ value: v.string() }));

/**
 * Sets the API value of a topic when it becomes one; it never changes after that. Gives the topics of the specification
 * their hubs, which they keep (C50).
 */
export function enforceTopics(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    if (context.uid !== CATEGORY || !WRITES.has(context.action)) return next();
    const { action, params }: DocumentWrite = context;
    const { data, documentId } = params;
    if (!data) return next();
    delete data.value;
    const changes = v.safeParse(Changes, data);
    // The CMS itself rejects values of another type.
    if (!changes.success) return next();
    const stored = documentId === undefined ? null : await find(strapi, documentId);
    if (action === 'update' && stored) {
      const refusal = topicChangeRefusal(stored, changes.output);
      if (refusal) throw createFieldError(refusal);
      if (stored.value !== null) return next();
    }
    const { name = stored?.name, kind = stored?.kind } = changes.output;
    if (kind === 'topic' && name !== undefined) Object.assign(data, await ofNewTopic(strapi, name, data));
    // A clone must not share the value of its original.
    else if (action === 'clone') data.value = null;
    return next();
  });
}

async function ofNewTopic(strapi: Core.Strapi, name: string, { hue, hub }: Record<string, unknown>) {
  const rows: unknown = await strapi.db
    .query(CATEGORY)
    .findMany({ where: { value: { $notNull: true } }, select: ['value'] });
  const value = freeTopicValue(
    name,
    v.parse(Values, rows).map((row) => row.value),
  );
  const specified = specifiedHub(value);
  return { value, ...(specified && { hue: hue ?? specified.hue, hub: hub ?? specified.hub }) };
}

async function find(strapi: Core.Strapi, documentId: string) {
  const query = { where: { documentId }, select: ['name', 'slug', 'kind', 'value'] };
  return v.parse(v.nullable(Stored), await strapi.db.query(CATEGORY).findOne(query));
}
