import { errors } from '@strapi/utils';
import type { Core, UID } from '@strapi/strapi';
import * as v from 'valibot';
import { populateContent } from '../../../../populate/populate';
import { createParts } from './create';
import { deleteParts } from './delete';
import { isUnchanged } from './is-unchanged';
import {
  attributesOf,
  type Block,
  blocksIn,
  type Link,
  type StrapiComponents,
  without,
} from './strapi-components';

const Id = v.union([v.number(), v.string()]);
const Stored = v.looseObject({ id: Id, __component: v.string() });

/** Saves the blocks of a field: deletes those that are gone, stores the new ones, and writes those alone that have changed. */
export async function updateZone(
  strapi: Core.Strapi,
  original: StrapiComponents,
  { uid, id, name, value }: { uid: string; id: unknown; name: string; value: unknown },
): Promise<Link[]> {
  const blocks = blocksIn(value);
  const stored = await storedBlocks(strapi, uid, id, name);
  const kept = new Set(blocks.filter(hasId).map(keyOf));
  for (const key of kept) if (!stored.has(key)) throw notRelated(name);
  await deleteParts(
    strapi,
    original,
    [...stored]
      .filter(([key]) => !kept.has(key))
      .map(([, block]) => ({ uid: block.__component, id: block.id })),
  );

  const fresh = blocks.filter((block) => !hasId(block));
  const created = await createParts(
    strapi,
    original,
    fresh.map((block) => ({ uid: block.__component, data: block })),
  );
  const ids = new Map<Block, number | string>(fresh.map((block, index) => [block, created[index] ?? '']));
  for (const block of blocks.filter(hasId)) {
    const before = stored.get(keyOf(block));
    if (!before) throw notRelated(name);
    ids.set(block, before.id);
    if (!isUnchanged((part) => attributesOf(strapi, part), block.__component, before, block))
      await updateBlock(strapi, original, block, before.id);
  }
  return blocks.map((block) => ({
    id: ids.get(block) ?? '',
    __component: block.__component,
    __pivot: { field: name },
  }));
}

const hasId = (block: Block): boolean => block.id !== undefined;
const keyOf = ({ id, __component }: Block): string => `${__component} ${String(id)}`;

/** As Strapi says it. */
const notRelated = (name: string) =>
  Object.assign(
    new errors.ApplicationError(`Some of the provided components in ${name} are not related to the entity`),
    { status: 400 },
  );

/** By their type and id. */
async function storedBlocks(strapi: Core.Strapi, uid: string, id: unknown, name: string) {
  const { [name]: populate = true } = populateContent(strapi, uid as UID.ContentType);
  const row: unknown = await strapi.db
    .query(uid as UID.Schema)
    .findOne({ where: { id }, select: ['id'], populate: { [name]: populate } as never });
  const found = v.safeParse(v.looseObject({ [name]: v.array(Stored) }), row);
  const blocks = found.success ? v.parse(v.array(Stored), found.output[name]) : [];
  return new Map(blocks.map((block) => [keyOf(block), block]));
}

async function updateBlock(
  strapi: Core.Strapi,
  original: StrapiComponents,
  block: Block,
  id: number | string,
): Promise<void> {
  const body = await original.updateComponents(block.__component, { id }, block);
  const model = strapi.getModel(block.__component as UID.Schema);
  await strapi.db
    .query(block.__component as UID.Schema)
    .update({ where: { id }, data: original.assignComponentData(model, body, without(block, ['id'])) });
}
