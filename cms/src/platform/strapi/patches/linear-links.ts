import type { Core } from '@strapi/strapi';
import * as v from 'valibot';

type Data = Record<string, unknown>;
type WriteLinks = (uid: string, id: unknown, data: Data, options?: object) => Promise<void>;

/** The parts of Strapi's entity manager used here. It calls both through `this`. */
interface EntityManager {
  attachRelations: WriteLinks;
  updateRelations: WriteLinks;
}

type IsEqual = (one: unknown, other: unknown) => boolean;

/** The parts of lodash/fp used here. */
interface Lodash {
  isEqual: IsEqual;
  uniqWith: (...parameters: unknown[]) => unknown;
}

/**
 * When Strapi links blocks to their article, it compares each block with every other one and copies its results so far
 * for each: 1,500 blocks blocked the process for three seconds. The result of this patch is the same.
 *
 * - Links are deduplicated. Equal links have the same id, so only links with the same id are compared.
 * - Strapi sorts the blocks of a new article into the order they already have. For a saved article it does not, so new
 *   articles are written the way saved ones are.
 * @returns a function that undoes the patch
 */
export function linkInLinearTime(strapi: Core.Strapi): () => void {
  const lodash = getLodash();
  const { uniqWith } = lodash;
  lodash.uniqWith = (...parameters) => {
    const [isEqual, items] = parameters;
    return isEqual === lodash.isEqual && Array.isArray(items)
      ? uniqueById(items, lodash.isEqual)
      : uniqWith(...parameters);
  };

  const manager = getManager(strapi);
  const { attachRelations } = manager;
  manager.attachRelations = async (uid, id, data, options) => {
    const zones = getZones(strapi, uid).filter((name) => Array.isArray(data[name]));
    const pick = (isWanted: (name: string) => boolean): Data =>
      Object.fromEntries(Object.entries(data).filter(([name]) => isWanted(name)));
    await attachRelations.call(
      manager,
      uid,
      id,
      pick((name) => !zones.includes(name)),
      options,
    );
    if (zones.length > 0)
      await manager.updateRelations(
        uid,
        id,
        pick((name) => zones.includes(name)),
        options,
      );
  };
  return () => {
    lodash.uniqWith = uniqWith;
    manager.attachRelations = attachRelations;
  };
}

/** Keeps the first of several equal items, in order. */
export function uniqueById(items: readonly unknown[], isEqual: IsEqual): unknown[] {
  const found = new Map<unknown, unknown[]>();
  return items.filter((item) => {
    const id = getId(item);
    const alike = found.get(id);
    if (alike?.some((other) => isEqual(item, other))) return false;
    if (alike) alike.push(item);
    else found.set(id, [item]);
    return true;
  });
}

/** Equal items have the same id, whatever else they contain. */
function getId(item: unknown): unknown {
  return v.is(v.looseObject({ id: v.union([v.string(), v.number()]) }), item) ? item.id : undefined;
}

/** The attributes of a model that are dynamic zones. */
function getZones(strapi: Core.Strapi, uid: string): string[] {
  const model: unknown = Reflect.get(strapi.contentTypes, uid);
  if (!v.is(Model, model)) return [];
  return Object.entries(model.attributes)
    .filter(([, { type }]) => type === 'dynamiczone')
    .map(([name]) => name);
}

const Model = v.looseObject({ attributes: v.record(v.string(), v.looseObject({ type: v.string() })) });

function getManager(strapi: Core.Strapi): EntityManager {
  const manager: unknown = strapi.db.entityManager;
  return isEntityManager(manager) ? manager : unknown();
}

const isEntityManager = (manager: unknown): manager is EntityManager =>
  v.is(v.looseObject({ attachRelations: v.function(), updateRelations: v.function() }), manager);

/** The instance that Strapi's database package uses. */
function getLodash(): Lodash {
  const file = require.resolve('lodash/fp', { paths: [require.resolve('@strapi/database')] });
  const lodash: unknown = require(file);
  return isLodash(lodash) ? lodash : unknown();
}

function isLodash(lodash: unknown): lodash is Lodash {
  return (
    typeof lodash === 'function' &&
    typeof Reflect.get(lodash, 'uniqWith') === 'function' &&
    typeof Reflect.get(lodash, 'isEqual') === 'function'
  );
}

function unknown(): never {
  throw new Error('The packages with which Strapi links relations have changed. Was Strapi updated?');
}
