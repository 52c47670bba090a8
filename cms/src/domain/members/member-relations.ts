import { errors, traverse } from '@strapi/utils';

export const MEMBER = 'plugin::users-permissions.user';

/** The fields of a member shown in related entries. The ids are always included. */
const SHOWN = { fields: ['username'] };

/** The member fields that queries on related entries may use: the ones shown. */
const ASKABLE: ReadonlySet<string> = new Set(['id', 'documentId', 'username']);

/** The accounts of `createdBy` and `updatedBy`. */
const EDITOR = 'admin::user';

/** The same for these, which the admin shows by name. */
const EDITOR_ASKABLE: ReadonlySet<string> = new Set([
  'id',
  'documentId',
  'username',
  'firstname',
  'lastname',
]);

/** Additional fields that the admin reads for relation pickers. */
const READABLE: ReadonlySet<string> = new Set([...ASKABLE, 'publishedAt', 'updatedAt', 'locale']);

export type Model = Parameters<typeof traverse.traverseQueryFilters>[1]['schema'];
interface Visited {
  key: string;
  schema: Model;
  path: { attribute: string | null };
}
type GetModel = (uid: string) => Model | undefined;

/** Narrows Strapi's `populate` to the fields of a member that are shown, at any depth. */
export function narrowPopulate(populate: unknown, model: Model, getModel: GetModel): unknown {
  if (typeof populate === 'string' && populate !== '*') return narrowPopulate([populate], model, getModel);
  if (Array.isArray(populate)) {
    // Only lists support paths such as `createdBy.roles`.
    if (!populate.some((path) => isMember(model, String(path).split('.')[0] ?? ''))) return populate;
    const byName = Object.fromEntries(populate.map((path: unknown) => [String(path), true]));
    return narrowPopulate(byName, model, getModel);
  }
  const members = Object.keys(model.attributes).filter((name) => isMember(model, name));
  if (populate === true || populate === '*') {
    return members.length === 0
      ? populate
      : { '*': true, ...Object.fromEntries(members.map((name) => [name, SHOWN])) };
  }
  if (!isObject(populate)) return populate;
  return Object.fromEntries(
    Object.entries(populate).map(([name, how]) => [name, narrowOne(name, how, model, getModel)]),
  );
}

function narrowOne(name: string, how: unknown, model: Model, getModel: GetModel): unknown {
  const attribute = model.attributes[name];
  if (how === false || attribute === undefined) return how;
  // Strapi can only count to-many relations; asked to count a to-one relation, it returns the whole entry.
  if (isMember(model, name)) return isObject(how) && 'count' in how && isToMany(attribute) ? how : SHOWN;
  if (!isObject(how)) return how;
  const target = getTarget(attribute, getModel);
  return {
    ...how,
    ...(target && 'populate' in how && { populate: narrowPopulate(how.populate, target, getModel) }),
    ...('on' in how && isObject(how.on) && { on: narrowEach(how.on, getModel) }),
  };
}

/** Narrows the `populate` of each component of a dynamic zone. */
const narrowEach = (on: Record<string, unknown>, getModel: GetModel) =>
  Object.fromEntries(
    Object.entries(on).map(([uid, how]) => {
      const model = getModel(uid);
      return [
        uid,
        model && isObject(how) && 'populate' in how
          ? { ...how, populate: narrowPopulate(how.populate, model, getModel) }
          : how,
      ];
    }),
  );

const isMember = (model: Model, name: string): boolean => {
  const attribute = model.attributes[name];
  return attribute?.type === 'relation' && 'target' in attribute && attribute.target === MEMBER;
};

const isToMany = (attribute: object): boolean =>
  'relation' in attribute && String(attribute.relation).endsWith('ToMany');

function getTarget(attribute: Model['attributes'][string], getModel: GetModel): Model | undefined {
  if (attribute.type === 'component' && 'component' in attribute) return getModel(attribute.component);
  if (attribute.type === 'relation' && 'target' in attribute) return getModel(String(attribute.target));
  return undefined;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Rejects a query that filters or sorts by hidden fields of a member or an editor: the number and order of the results
 * would reveal the value.
 * @param schema of the queried entries
 * @param mayReadMembers whether the user has permission to read members
 */
export async function refuseHiddenMemberFields(
  query: Record<string, unknown>,
  schema: Model,
  getModel: (uid: string) => Model,
  mayReadMembers: boolean,
): Promise<void> {
  const context = { schema, getModel };
  const hidden = schema.uid === MEMBER && !mayReadMembers;
  const visit = ({ key, schema: { uid }, path }: Visited) => {
    const isNamed = path.attribute?.includes('.') === true;
    const isHidden =
      (uid === MEMBER && (hidden || isNamed) && !ASKABLE.has(key)) ||
      (uid === EDITOR && isNamed && !EDITOR_ASKABLE.has(key));
    // The database takes a name with a dot for a column of any of its tables.
    if (key.includes('.') || (isHidden && !key.startsWith('$'))) throw invalid(key);
  };
  await traverse.traverseQueryFilters(visit, context, query.filters);
  await traverse.traverseQuerySort(visit, context, query.sort);
  const unread = hidden ? namesIn(query.fields).find((name) => !READABLE.has(name)) : undefined;
  if (unread !== undefined) throw invalid(unread);
}

/** Strapi accepts a list, or names separated by commas. */
const namesIn = (fields: unknown): string[] => {
  if (Array.isArray(fields)) return fields.flatMap(namesIn);
  return typeof fields === 'string' ? fields.split(',').map((name) => name.trim()) : [];
};

const invalid = (key: string) => new errors.ValidationError(`Invalid key ${key}`);
