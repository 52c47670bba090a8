import type { Core } from '@strapi/strapi';
import { contentTypes } from '@strapi/utils';
import * as v from 'valibot';
import { READ, type Ability } from '../document-rights';
import { isReadableThroughout, listSearched, toSearchFilter } from '../readable-search';
import { isContentType } from '../schemas';
import { changeAdminQueries, type Query } from './admin-queries';

const Attributes = v.record(
  v.string(),
  v.looseObject({ type: v.string(), searchable: v.optional(v.boolean()) }),
);

/**
 * Strapi's search looks at all texts and numbers of an entry, so that a role that reads only usernames could guess
 * addresses piece by piece. For an editor who may not read everything that is searched, the search becomes a filter over
 * what they may read.
 */
export const searchReadableFields = (strapi: Core.Strapi): void =>
  changeAdminQueries(strapi, (query, model, ability) => limitSearch(strapi, query, model, ability));

function limitSearch(strapi: Core.Strapi, query: Query, model: string, ability: Ability): Query {
  const { _q: text, ...rest } = query;
  if (typeof text !== 'string' || text === '' || !isContentType(strapi, model)) return query;
  const schema = strapi.getModel(model);
  const attributes = v.parse(Attributes, schema.attributes);
  // Roles have no rights for the others, which Strapi searches for everybody.
  const unnamed = contentTypes.getNonVisibleAttributes(schema);
  const searched = listSearched(attributes).filter((name) => !unnamed.includes(name));
  const rules = ability.rulesFor(READ, model);
  const readable = searched.filter((name) => isReadableThroughout(name, rules));
  if (readable.length === searched.length) return query;
  const filters = [rest.filters ?? [], toSearchFilter(text, attributes, readable)].flat();
  return { ...rest, filters: { $and: filters } };
}
