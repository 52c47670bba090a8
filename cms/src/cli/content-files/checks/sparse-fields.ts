import { formatLine } from '../inline/line';
import { isObject, type Json, type JsonObject } from '../model/json';
import { type Attribute, type Attributes, getDefault } from '../schema/attribute';
import { componentAttributes, isInline } from '../schema/schemas';

/**
 * Fields in normal form as a file contains them: without default values, and with runs of text as a line of Markdown.
 */
export function sparseFields(fields: JsonObject, attributes: Attributes): JsonObject {
  const sparse: JsonObject = {};
  for (const [name, attribute] of Object.entries(attributes)) {
    const value = fields[name];
    if (value === undefined || (value !== null && value === getDefault(attribute))) continue;
    sparse[name] = sparseValue(value, attribute);
  }
  return sparse;
}

function sparseValue(value: Json, attribute: Attribute): Json {
  if (attribute.type !== 'component') return value;
  const line = isInline(attribute) ? formatLine(value) : null;
  if (line !== null) return line;
  const inner = componentAttributes(attribute.component);
  if (Array.isArray(value)) return value.filter(isObject).map((item) => sparseFields(item, inner));
  return isObject(value) ? sparseFields(value, inner) : value;
}
