/** The part of what Strapi's hook for the layout of a form gets that has the fields: panels of rows of fields. */
interface Edited<Field> {
  layout: { layout: Field[][][] };
}

/** The same form with each of its fields changed; components in it stay as they are. */
export function mapFields<Field, T extends Edited<Field>>(edited: T, change: (field: Field) => Field): T {
  const { layout } = edited;
  return {
    ...edited,
    layout: { ...layout, layout: layout.layout.map((panel) => panel.map((row) => row.map(change))) },
  };
}

/**
 * A field with an input of this project in place of Strapi's; the schema stays as it is.
 * @param input the name under which it is registered
 */
export const withInput = <Field extends { attribute: object }>(field: Field, input: string): Field => ({
  ...field,
  attribute: Object.assign({}, field.attribute, { customField: `global::${input}` }),
});
