import { mapFields, withInput } from '../../ui/form/layout-fields';

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
  const names = new Set(edited.layout.layout.flat(2).map(({ name }) => name));
  const isCategory = names.has('kind') && names.has('name');
  return mapFields(edited, (field: Field) =>
    field.name === 'slug' && (field.attribute.type === 'uid' || isCategory)
      ? withInput(field, ADDRESS)
      : field,
  );
}
