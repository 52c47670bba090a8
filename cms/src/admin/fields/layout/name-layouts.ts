/** The parts of the layout of a form used here. */
interface Field {
  name: string;
  attribute: { type?: string };
}
interface Edited {
  layout: { layout: Field[][][] };
}

/** The name under which the input is registered. */
export const LAYOUT = 'layout';

/** A hook of the content manager: the layout of an article is chosen by name, not by what is stored. */
export function nameLayouts<T extends Edited>(edited: T): T {
  const { layout } = edited;
  const name = (field: Field): Field =>
    field.name === 'layoutType' && field.attribute.type === 'enumeration'
      ? { ...field, attribute: Object.assign({}, field.attribute, { customField: `global::${LAYOUT}` }) }
      : field;
  return {
    ...edited,
    layout: { ...layout, layout: layout.layout.map((panel) => panel.map((row) => row.map(name))) },
  };
}
