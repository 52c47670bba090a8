import { errors } from '@strapi/utils';
import type { Core, UID } from '@strapi/strapi';
import * as v from 'valibot';
import { populateContent } from '../../populate';
import { insertComponents } from './create';
import { removeComponents } from './delete';
import { isUnchanged } from './is-unchanged';
import {
  getAttributes,
  type Block,
  getBlocks,
  Id,
  type Link,
  getModel,
  type StrapiComponents,
  omitKeys,
} from './strapi-components';

const Stored = v.looseObject({ id: Id, __component: v.string() });

/** Saves the blocks of a dynamic zone: deletes removed blocks, inserts new ones, and updates only changed ones. */
export async function updateZone(
  strapi: Core.Strapi,
  original: StrapiComponents,
  { uid, id, name, value }: { uid: string; id: unknown; name: string; value: unknown },
): Promise<Link[]> {
  const blocks = getBlocks(value);
  const stored = await storedBlocks(strapi, uid, id, name);
  const own = blocks.filter(hasId);
  const remaining = new Set(own.map(getKey));
  for (const key of remaining) if (!stored.has(key)) throw notRelated(name);
  await removeComponents(
    strapi,
    original,
    [...stored]
      .filter(([key]) => !remaining.has(key))
      .map(([, block]) => ({ uid: block.__component, id: block.id })),
  );

  const fresh = blocks.filter((block) => !hasId(block));
  const created = await insertComponents(
    strapi,
    original,
    fresh.map((block) => ({ uid: block.__component, data: block })),
  );
  const times = new Map<string, number>();
  for (const block of own) times.set(getKey(block), (times.get(getKey(block)) ?? 0) + 1);
  const ids = new Map<Block, Id>(fresh.map((block, index) => [block, created[index] ?? '']));
  for (const block of own) {
    const before = stored.get(getKey(block));
    if (!before) throw notRelated(name);
    ids.set(block, before.id);
    // A block that is listed twice is written twice, as in Strapi: the last one wins.
    const isDoubled = times.get(getKey(block)) !== 1;
    if (isDoubled || !isUnchanged((part) => getAttributes(strapi, part), block.__component, before, block))
      await updateBlock(strapi, original, block, before.id);
  }
  return blocks.map((block) => ({
    id: ids.get(block) ?? '',
    __component: block.__component,
    __pivot: { field: name },
  }));
}

const hasId = (block: Block): boolean => block.id !== undefined;
const getKey = ({ id, __component }: Block): string => `${__component} ${String(id)}`;

/** Strapi's message, but logged as an editor's mistake and not as a failure: its stack would help nobody. */
const notRelated = (name: string) =>
  Object.assign(
    new errors.ApplicationError(`Some of the provided components in ${name} are not related to the entity`),
    { status: 400 },
  );

/** Keyed by type and id. */
async function storedBlocks(strapi: Core.Strapi, uid: string, id: unknown, name: string) {
  if (!isContentType(strapi, uid)) return new Map<string, v.InferOutput<typeof Stored>>();
  const { [name]: populate = true } = populateContent(strapi, uid);
  const row: unknown = await strapi.db
    .query(uid)
    .findOne({ where: { id }, select: ['id'], populate: { [name]: populate } });
  const found = v.safeParse(v.looseObject({ [name]: v.array(Stored) }), row);
  const blocks = found.success ? v.parse(v.array(Stored), found.output[name]) : [];
  return new Map(blocks.map((block) => [getKey(block), block]));
}

const isContentType = (strapi: Core.Strapi, uid: string): uid is UID.ContentType =>
  uid in strapi.contentTypes;

async function updateBlock(
  strapi: Core.Strapi,
  original: StrapiComponents,
  block: Block,
  id: Id,
): Promise<void> {
  const body = await original.updateComponents(block.__component, { id }, block);
  const model = getModel(strapi, block.__component);
  await strapi.db
    .query(block.__component)
    .update({ where: { id }, data: original.assignComponentData(model, body, omitKeys(block, ['id'])) });
}
