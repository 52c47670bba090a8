import * as v from 'valibot';
import type { Knex } from '../../platform/database/dialect';
import { freeTopicValue, specifiedHub, type Hub } from './topic-value';

const Rows = v.array(v.object({ id: v.number(), name: v.string(), value: v.nullable(v.string()) }));
const Ids = v.tuple([v.object({ id: v.number() })]);

/**
 * Gives the topics of an earlier release their values, and those of the specification the hues and headings that stood in
 * the site's program then. Once: what editors take away later is not put back, since a topic keeps its value.
 */
export async function fillTopics(trx: Knex): Promise<void> {
  const rows: unknown = await trx('categories')
    .where({ kind: 'topic' })
    .orderBy('id')
    .select('id', 'name', 'value');
  const topics = v.parse(Rows, rows);
  const taken = topics.flatMap(({ value }) => value ?? []);
  for (const { id, name } of topics.filter(({ value }) => value === null)) {
    const value = freeTopicValue(name, taken);
    taken.push(value);
    const specified = specifiedHub(value);
    await trx('categories')
      .where({ id })
      .update({ value, ...(specified && { hue: specified.hue }) });
    if (specified) await addHub(trx, id, specified.hub);
  }
}

/** As Strapi stores a component of an entry. */
async function addHub(trx: Knex, categoryId: number, { laterAds, ...headings }: Hub): Promise<void> {
  const inserted: unknown = await trx('components_topic_hubs')
    .insert({ ...headings, later_ads: laterAds })
    .returning('id');
  const [{ id }] = v.parse(Ids, inserted);
  await trx('categories_cmps').insert({
    entity_id: categoryId,
    cmp_id: id,
    component_type: 'topic.hub',
    field: 'hub',
    order: null,
  });
}
