import type { Core, UID } from '@strapi/strapi';
import { errors, traverse } from '@strapi/utils';
import * as v from 'valibot';
import { filterAllowed, isLimited, type Ability } from '../document-rights';
import { getStrapiService } from '../strapi-service';
import { checkAdminQueries } from './admin-queries';
import { isContentType, isSchema } from '../schemas';

type Row = Record<string, unknown>;
type Model = Parameters<typeof traverse.traverseQueryFilters>[1]['schema'];
type Sanitize = (row: unknown, options?: unknown) => Promise<unknown>;

interface CheckerService {
  create(of: { userAbility: Ability; model: string }): { sanitizeOutput: Sanitize };
}
interface Visited {
  key: string;
  schema: Model;
  path: { attribute: string | null };
}

/** What a role that may not read an entry sees of it, and can search for. */
const SHOWN: ReadonlySet<string> = new Set(['id', 'documentId']);

/**
 * Strapi checks whether an editor may read the entries of a list, but not the entries related to them: an author, who
 * may read only articles of their own, got other people's drafts by suggesting them under one of those. Related entries
 * that somebody may not read have only their ids, and cannot be searched.
 */
export function hideUnreadableRelations(strapi: Core.Strapi): void {
  const service = getStrapiService<CheckerService>(strapi, 'plugin::content-manager.permission-checker', [
    'create',
  ]);
  const { create } = service;
  service.create = (of) => {
    const checker = create.call(service, of);
    const sanitizeOutput: Sanitize = async (row, options) =>
      hideUnreadable(strapi, of.userAbility, of.model, await checker.sanitizeOutput(row, options));
    return { ...checker, sanitizeOutput };
  };
  checkAdminQueries(strapi, (query, model, ability) => refuseHiddenFields(strapi, query, model, ability));
}

const Related = v.looseObject({ documentId: v.string() });
const Attribute = v.looseObject({
  type: v.string(),
  target: v.optional(v.string()),
  component: v.optional(v.string()),
});
const Block = v.looseObject({ __component: v.string() });

/** @param value an entry of the content type or component, or several */
async function hideUnreadable(
  strapi: Core.Strapi,
  ability: Ability,
  uid: string,
  value: unknown,
): Promise<unknown> {
  if (Array.isArray(value))
    return Promise.all(value.map((one: unknown) => hideUnreadable(strapi, ability, uid, one)));
  if (!isRow(value)) return value;
  const attributes = findAttributes(strapi, uid);
  const fields = Object.entries(value).map(async ([name, inner]) => {
    const attribute = v.safeParse(Attribute, attributes[name]);
    return [name, attribute.success ? await hideIn(attribute.output, inner) : inner] as const;
  });
  return Object.fromEntries(await Promise.all(fields));

  async function hideIn({ type, target, component }: v.InferOutput<typeof Attribute>, inner: unknown) {
    if (type === 'dynamiczone' && Array.isArray(inner))
      return Promise.all(
        inner.map((block: unknown) =>
          v.is(Block, block) ? hideUnreadable(strapi, ability, block.__component, block) : block,
        ),
      );
    if (type === 'component' && component !== undefined)
      return hideUnreadable(strapi, ability, component, inner);
    if (type !== 'relation' || !isContentType(strapi, target)) return inner;
    const readable = isLimited(ability, target) ? await pickReadable(strapi, ability, target, inner) : inner;
    return hideUnreadable(strapi, ability, target, readable);
  }
}

/** Reduces entries that the editor may not read to their ids. */
async function pickReadable(
  strapi: Core.Strapi,
  ability: Ability,
  uid: UID.ContentType,
  related: unknown,
): Promise<unknown> {
  const ids = [related].flat().flatMap((one) => (v.is(Related, one) ? [one.documentId] : []));
  const allowed = await filterAllowed(strapi, ability, 'read', uid, ids);
  const pick = (one: unknown) =>
    v.is(Related, one) && !allowed.has(one.documentId)
      ? Object.fromEntries(Object.entries(one).filter(([name]) => SHOWN.has(name)))
      : one;
  return Array.isArray(related) ? related.map(pick) : pick(related);
}

/** @throws ValidationError for a search by what related entries contain that the editor may not read */
async function refuseHiddenFields(
  strapi: Core.Strapi,
  query: Row,
  uid: string,
  ability: Ability,
): Promise<void> {
  const getModel = (name: string): Model => {
    if (!isSchema(strapi, name)) throw new Error(`There is no content type ${name}.`);
    return strapi.getModel(name);
  };
  const visit = ({ key, schema, path }: Visited) => {
    const isRelated = path.attribute?.includes('.') === true;
    if (isRelated && isLimited(ability, schema.uid) && !SHOWN.has(key) && !key.startsWith('$'))
      throw new errors.ValidationError(`Invalid key ${key}`);
  };
  const context = { schema: getModel(uid), getModel };
  await traverse.traverseQueryFilters(visit, context, query.filters);
  await traverse.traverseQuerySort(visit, context, query.sort);
}

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !(value instanceof Date);

const findAttributes = (strapi: Core.Strapi, uid: string): Row =>
  isSchema(strapi, uid) ? strapi.getModel(uid).attributes : {};
