import { mapFields, withInput } from '../../ui/form/layout-fields';

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
export const nameLayouts = <T extends Edited>(edited: T): T =>
  mapFields(edited, (field: Field) =>
    field.name === 'layoutType' && field.attribute.type === 'enumeration' ? withInput(field, LAYOUT) : field,
  );
