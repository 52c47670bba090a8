/** The parts of the layout of a form used here. */
interface Field {
  name: string;
  attribute: { type?: string; targetModel?: string };
}
interface Edited {
  layout: { layout: Field[][][] };
}

/** The name under which the input is registered. */
export const CATEGORY_PICKER = 'category-picker';

const isCategories = ({ name, attribute }: Field): boolean =>
  name === 'categories' &&
  attribute.type === 'relation' &&
  attribute.targetModel === 'api::category.category';

/** A hook of the content manager: the categories of an article are chosen in a tree. The schema stays as it is. */
export function chooseInTree<T extends Edited>(edited: T): T {
  const { layout } = edited;
  const customField = `global::${CATEGORY_PICKER}`;
  const choose = (field: Field): Field =>
    isCategories(field)
      ? { ...field, attribute: Object.assign({}, field.attribute, { customField }) }
      : field;
  return {
    ...edited,
    layout: { ...layout, layout: layout.layout.map((panel) => panel.map((row) => row.map(choose))) },
  };
}
