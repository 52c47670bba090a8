/** A JSON Schema (2020-12), as in OpenAPI 3.1. */
export type Schema = Readonly<Record<string, unknown>>;
export type Schemas = Readonly<Record<string, Schema>>;

export const text = { type: 'string' };
export const textOrNull = { type: ['string', 'null'] };
export const moment = { type: 'string', format: 'date-time', description: 'ISO 8601, in UTC' };
export const picture = {
  type: ['string', 'null'],
  format: 'uri-reference',
  description: 'Address of a picture, relative to the site',
};

/** A reference to one of the schemas, by its name. */
export const oneOf = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });
export const arrayOf = (name: string): Schema => ({ type: 'array', items: oneOf(name) });
export const texts: Schema = { type: 'array', items: text };

/** An object with exactly these fields, all of them required, and possibly some of the optional ones. */
export const exactObject = (
  properties: Record<string, Schema>,
  optional: Record<string, Schema> = {},
): Schema => ({
  type: 'object',
  properties: { ...properties, ...optional },
  required: Object.keys(properties),
  additionalProperties: false,
});

/** A request body: further fields are ignored. */
export const requestBody = (
  properties: Record<string, Schema>,
  optional: Record<string, Schema> = {},
): Schema => ({
  type: 'object',
  properties: { ...properties, ...optional },
  required: Object.keys(properties),
  description: 'Other fields are ignored',
});
