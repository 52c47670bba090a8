import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { getProgram } from '../../platform/strapi/actor';
import { createFieldError } from '../../platform/strapi/field-refusal';
import { CATEGORY, type CategoryRow } from './category-row';
import { topicChangeRefusal } from './topic-change';
import { freeTopicValue, specifiedHub } from './topic-value';

const Changes = v.object({
  name: v.optional(v.string()),
  kind: v.optional(v.string()),
  hub: v.optional(v.unknown()),
});
const Values = v.array(v.object({ value: v.string() }));

interface TopicWrite {
  action: string;
  data: Record<string, unknown>;
  /** The category before the write; for a clone, the original. */
  stored: CategoryRow | null;
}

/**
 * Sets the API value of a topic when it becomes one; it never changes after that, not even when it is deleted and
 * restored. Gives the topics of the specification their hubs, which they keep (C50).
 */
export async function applyTopicRules(
  strapi: Core.Strapi,
  { action, data, stored }: TopicWrite,
): Promise<void> {
  const former = action === 'create' && getProgram(strapi)?.kind === 'restore' ? data.value : undefined;
  delete data.value;
  const changes = v.safeParse(Changes, data);
  // The CMS itself rejects values of another type.
  if (!changes.success) return;
  if (action === 'update' && stored) {
    const refusal = topicChangeRefusal(stored, changes.output);
    if (refusal) throw createFieldError(refusal);
    if (stored.value !== null) return;
  }
  const { name = stored?.name, kind = stored?.kind } = changes.output;
  if (typeof former === 'string') data.value = former;
  else if (kind === 'topic' && name !== undefined) Object.assign(data, await ofNewTopic(strapi, name, data));
  // A clone must not share the value of its original.
  else if (action === 'clone') data.value = null;
}

async function ofNewTopic(strapi: Core.Strapi, name: string, { hue, hub }: Record<string, unknown>) {
  const rows: unknown = await strapi.db
    .query(CATEGORY)
    .findMany({ where: { value: { $notNull: true } }, select: ['value'] });
  const taken = v.parse(Values, rows).map((row) => row.value);
  const value = freeTopicValue(name, taken);
  const specified = specifiedHub(value);
  return { value, ...(specified && { hue: hue ?? specified.hue, hub: hub ?? specified.hub }) };
}
