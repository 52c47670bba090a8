import * as v from 'valibot';
import { type Json, type JsonObject } from '../model/json';
import { parseLine } from '../inline/parts';
import { Body } from '../prose/body';
import { type Attribute, type AttributeOf, type Attributes, getDefault } from '../schema/attribute';
import { knownFields } from '../schema/known-fields';
import { componentAttributes, isInline } from '../schema/schemas';

/** Fields that a draft may leave empty (Strapi's own rule) and that a published article requires. */
export type State = 'draft' | 'published';
export type Check = v.GenericSchema<unknown, Json | undefined>;
type FieldsCheck = v.GenericSchema<unknown, Record<string, Json | undefined>>;

/** Validates fields written in YAML against the component's schema: names, types, required fields, choices, lengths. */
export function fieldsCheck(attributes: Attributes, state: State): FieldsCheck {
  const entries = Object.entries(attributes).map(([name, attribute]) => [
    name,
    fieldCheck(name, attribute, state),
  ]);
  return knownFields(Object.fromEntries(entries));
}

function fieldCheck(name: string, attribute: Attribute, state: State): Check {
  const check = valueCheck(name, attribute, state);
  if (!attribute.required) return v.optional(v.nullable(check));
  if (state === 'draft')
    return getDefault(attribute) === undefined ? v.nullable(check) : v.optional(v.nullable(check));
  const filled = v.lazy((value) =>
    value === null ? v.never(`${name} must not be empty in a published article`) : check,
  );
  return getDefault(attribute) === undefined ? filled : v.optional(filled);
}

/** Validates a single value other than null. `name` is the key in the file, for messages. */
export function valueCheck(name: string, attribute: Attribute, state: State): Check {
  switch (attribute.type) {
    case 'string':
    case 'text':
    case 'uid':
      return textCheck(name, attribute, state);
    case 'enumeration':
      return v.picklist(
        attribute.enum,
        (issue) => `${name} must be one of ${attribute.enum.join(', ')}, not ${issue.received}`,
      );
    case 'integer':
      return integerCheck(name, attribute, state);
    case 'boolean':
      return v.boolean(`${name} must be true or false`);
    case 'date':
      return v.pipe(
        v.string(`${name} must be a day such as 2026-03-01`),
        v.check(isDay, `${name} must be a day such as 2026-03-01`),
      );
    case 'media':
      return v.pipe(
        v.string(`${name} must be the path of a file, such as ../images/name.webp`),
        v.nonEmpty(`${name} must be the path of a file, such as ../images/name.webp`),
      );
    case 'blocks':
      return Body;
    case 'component':
      return componentCheck(name, attribute, state);
    default:
      throw new Error(`A field of type ${attribute.type} cannot be written in a file`);
  }
}

function textCheck(name: string, attribute: AttributeOf<'string' | 'text' | 'uid'>, state: State): Check {
  const limit = attribute.maxLength ?? (attribute.type === 'string' ? 255 : Number.MAX_SAFE_INTEGER);
  return v.pipe(
    v.string((issue) => `${name} must be text, not ${issue.received}: put it in quotes`),
    v.maxLength(limit, (issue) => `${name} is ${issue.received} characters long: ${limit} at most`),
    v.check(
      (text) =>
        state === 'draft' || text === '' || !attribute.regex || new RegExp(attribute.regex).test(text),
      `${name} must look like ${attribute.regex ?? ''}`,
    ),
  );
}

function integerCheck(name: string, { min, max }: AttributeOf<'integer'>, state: State): Check {
  const range = [min !== undefined && `from ${min}`, max !== undefined && `to ${max}`]
    .filter(Boolean)
    .join(' ');
  const message = `${name} must be a whole number ${range}`.trim();
  return v.pipe(
    v.number(message),
    v.integer(message),
    v.check(
      (value) =>
        (max === undefined || value <= max) && (state === 'draft' || min === undefined || value >= min),
      message,
    ),
  );
}

function componentCheck(name: string, attribute: AttributeOf<'component'>, state: State): Check {
  const fields: v.GenericSchema<unknown, Json> = v.pipe(
    v.lazy(() => fieldsCheck(componentAttributes(attribute.component), state)),
    v.transform(withoutUndefined),
  );
  if (!attribute.repeatable) return fields;
  const list = v.pipe(
    v.array(fields, `${name} must be a list: every item on a line of its own, after "- "`),
    v.check(
      (items) => state === 'draft' || items.length >= (attribute.required ? (attribute.min ?? 0) : 0),
      `${name} needs at least ${attribute.min ?? 1} item`,
    ),
  );
  return isInline(attribute) ? v.lazy((input) => (typeof input === 'string' ? lineCheck(name) : list)) : list;
}

function lineCheck(name: string): Check {
  return v.pipe(
    v.string(),
    v.rawTransform(({ dataset, addIssue }): Json => {
      return parseLine(dataset.value, (message) => addIssue({ message: `${name}: ${message}` }));
    }),
  );
}

export function withoutUndefined(fields: Record<string, Json | undefined>): JsonObject {
  const out: JsonObject = {};
  for (const [key, value] of Object.entries(fields)) if (value !== undefined) out[key] = value;
  return out;
}

/** An existing calendar day, which 2026-02-30 is not. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const moment = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text);
}
