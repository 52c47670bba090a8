import * as v from 'valibot';

const common = { required: v.optional(v.boolean(), false) };
const text = {
  ...common,
  maxLength: v.optional(v.number()),
  regex: v.optional(v.string()),
  default: v.optional(v.nullable(v.string())),
};

/** The kinds of attribute that Strapi schemas of this project hold, as far as the file format reads them. */
const Attribute = v.variant('type', [
  v.object({ type: v.literal('string'), ...text }),
  v.object({ type: v.literal('text'), ...text }),
  v.object({ type: v.literal('uid'), ...text }),
  v.object({
    type: v.literal('enumeration'),
    ...common,
    enum: v.array(v.string()),
    default: v.optional(v.nullable(v.string())),
  }),
  v.object({
    type: v.literal('integer'),
    ...common,
    min: v.optional(v.number()),
    max: v.optional(v.number()),
    default: v.optional(v.nullable(v.number())),
  }),
  v.object({ type: v.literal('boolean'), ...common, default: v.optional(v.nullable(v.boolean())) }),
  v.object({ type: v.literal('date'), ...common }),
  v.object({ type: v.literal('datetime'), ...common }),
  v.object({ type: v.literal('media'), ...common, allowedTypes: v.array(v.string()) }),
  v.object({ type: v.literal('blocks'), ...common }),
  v.object({
    type: v.literal('component'),
    ...common,
    component: v.string(),
    repeatable: v.optional(v.boolean(), false),
    min: v.optional(v.number()),
    max: v.optional(v.number()),
  }),
  v.object({ type: v.literal('relation'), ...common, target: v.string() }),
  v.object({ type: v.literal('dynamiczone'), ...common, components: v.array(v.string()) }),
]);

export type Attribute = v.InferOutput<typeof Attribute>;
export type AttributeOf<T extends Attribute['type']> = Extract<Attribute, { type: T }>;
export type Attributes = Readonly<Record<string, Attribute>>;

const Schema = v.object({
  info: v.object({ displayName: v.string() }),
  attributes: v.record(v.string(), Attribute),
});
export type Schema = v.InferOutput<typeof Schema>;

/** @throws when a schema file holds a kind of attribute that the file format does not know */
export function toSchema(file: unknown): Schema {
  return v.parse(Schema, file);
}

/** The value an attribute takes when nobody gives one; undefined when there is none. */
export function getDefault(attribute: Attribute): string | number | boolean | undefined {
  return ('default' in attribute ? attribute.default : undefined) ?? undefined;
}
