import type { Core } from '@strapi/strapi';
import * as v from 'valibot';

type Data = Record<string, unknown>;
type WriteLinks = (uid: string, id: unknown, data: Data, options?: object) => Promise<void>;

/** What is used of Strapi's entity manager, which calls both of itself. */
interface EntityManager {
  attachRelations: WriteLinks;
  updateRelations: WriteLinks;
}

type IsEqual = (one: unknown, other: unknown) => boolean;

/** What is used of lodash/fp. */
interface Lodash {
  isEqual: IsEqual;
  uniqWith: (...parameters: unknown[]) => unknown;
}

/**
 * Strapi compares each block of an article with every other one, and copies all it has found so far for each, when it links blocks to
 * their article: 1,500 blocks held the process for three seconds. The results are the same.
 *
 * - Of what is linked each thing counts once. Things that are equal have the same id, so only those are compared.
 * - The blocks of a new article are put into an order that they have already. Those of an article that is saved are not: a new one's
 *   are written the same way.
 * @returns what undoes it
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

/** The first of those that are equal, in order. */
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

/** Equal things have the same, whatever else they hold. */
function getId(item: unknown): unknown {
  return v.is(v.looseObject({ id: v.union([v.string(), v.number()]) }), item) ? item.id : undefined;
}

/** The attributes of a model that hold blocks of several kinds. */
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

/** The one that Strapi's database package uses. */
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
  throw new Error('The packages that Strapi links relations with are not as they were. Was Strapi updated?');
}
