import { isObject, type Json, type JsonObject } from '../model/json';
import { normalBody } from '../prose/normal-body';
import { type Attribute, type Attributes, getDefault } from './attribute';
import { componentAttributes } from './schemas';

/**
 * The fields of a component with one form for one meaning: in the schema's order, what is open left out unless the
 * field is required or has a default (then null says "open on purpose"), a missing field at its default.
 */
export function normalFields(fields: JsonObject, attributes: Attributes): JsonObject {
  const normal: JsonObject = {};
  for (const [name, attribute] of Object.entries(attributes)) {
    const value = normalValue(fields[name], attribute);
    if (!mayBeLeftOut(value, attribute)) normal[name] = value;
  }
  return normal;
}

function normalValue(value: Json | undefined, attribute: Attribute): Json {
  if (attribute.type === 'blocks') return normalBody(value);
  if (attribute.type !== 'component') {
    return value === undefined ? (getDefault(attribute) ?? null) : value;
  }
  const inner = componentAttributes(attribute.component);
  if (attribute.repeatable) {
    return Array.isArray(value) ? value.filter(isObject).map((item) => normalFields(item, inner)) : [];
  }
  return isObject(value) ? normalFields(value, inner) : null;
}

function mayBeLeftOut(value: Json, attribute: Attribute): boolean {
  if (attribute.required || attribute.type === 'blocks') return false;
  return value === null ? getDefault(attribute) === undefined : Array.isArray(value) && value.length === 0;
}
