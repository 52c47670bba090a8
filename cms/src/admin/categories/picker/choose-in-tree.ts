import { mapFields, withInput } from '../../ui/form/layout-fields';

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
export const chooseInTree = <T extends Edited>(edited: T): T =>
  mapFields(edited, (field: Field) => (isCategories(field) ? withInput(field, CATEGORY_PICKER) : field));
