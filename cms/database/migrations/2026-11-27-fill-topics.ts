import * as v from 'valibot';
import { freeTopicValue, specifiedHub, type Hub } from '../../src/domain/categories/topic-value';
import type { Knex } from '../../src/platform/database/dialect';
import type { Migration } from '../../src/platform/database/migrations/migration';

const Rows = v.array(v.object({ id: v.number(), name: v.string(), value: v.nullable(v.string()) }));
const Ids = v.tuple([v.object({ id: v.number() })]);

/** Hues and headings were in the site's code before topics became data (decision 057). */
export const fillTopics: Migration = {
  name: '2026-11-27-fill-topics',
  description: 'Sets the values of all topics, and the hues and headings of those of the specification',
  step: 'after-sync',
  fills: { table: 'categories', column: 'value' },
  async up(trx) {
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
  },
};

/** The way Strapi stores a component of an entry. */
async function addHub(trx: Knex, categoryId: number, hub: Hub): Promise<void> {
  const { topics, routine, issues, featured, carousel, latest, laterAds } = hub;
  const inserted: unknown = await trx('components_topic_hubs')
    // The columns of this release: a later heading must not change what the migration writes.
    .insert({ topics, routine, issues, featured, carousel, latest, later_ads: laterAds })
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
