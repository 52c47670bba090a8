import { withInput } from '../../ui/form/layout-fields';

/** The parts of the layout of a form used here. */
interface Field {
  attribute: { type?: string; multiple?: boolean; allowedTypes?: unknown };
}
interface Edited {
  layout: {
    layout: Field[][][];
    components: Record<string, { layout: Field[][] }>;
  };
}

/** The name under which the input is registered. */
export const PICTURE = 'picture';

/** Whether a field holds a single picture. */
export const isOnePicture = ({ type, multiple, allowedTypes }: Field['attribute']): boolean =>
  type === 'media' && multiple !== true && Array.isArray(allowedTypes) && allowedTypes.join() === 'images';

/**
 * A hook of the content manager: a single picture is uploaded, dropped or chosen in one step, with its alternative text
 * below it. In Strapi's own input, a picture that was uploaded has to be ticked and chosen afterwards.
 */
export function chooseInOneStep<T extends Edited>(edited: T): T {
  const { layout } = edited;
  const choose = (field: Field): Field => (isOnePicture(field.attribute) ? withInput(field, PICTURE) : field);
  const components = Object.fromEntries(
    Object.entries(layout.components).map(([uid, component]) => [
      uid,
      { ...component, layout: component.layout.map((row) => row.map(choose)) },
    ]),
  );
  return {
    ...edited,
    layout: {
      ...layout,
      layout: layout.layout.map((panel) => panel.map((row) => row.map(choose))),
      components,
    },
  };
}
