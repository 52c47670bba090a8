/** The parts of the layout of a form used here. */
interface Field {
  name: string;
  attribute: { type?: string; targetField?: string };
}
interface Edited {
  layout: { layout: Field[][][] };
}

/** The name under which the input is registered. */
export const ADDRESS = 'address';

/** A hook of the content manager: the addresses of articles and categories are shown while the title is typed. */
export function showAddress<T extends Edited>(edited: T): T {
  const { layout } = edited;
  const names = new Set(layout.layout.flat(2).map(({ name }) => name));
  const isCategory = names.has('kind') && names.has('name');
  const show = (field: Field): Field =>
    field.name === 'slug' && (field.attribute.type === 'uid' || isCategory)
      ? {
          ...field,
          attribute: Object.assign({}, field.attribute, { customField: `global::${ADDRESS}` }),
        }
      : field;
  return {
    ...edited,
    layout: { ...layout, layout: layout.layout.map((panel) => panel.map((row) => row.map(show))) },
  };
}
