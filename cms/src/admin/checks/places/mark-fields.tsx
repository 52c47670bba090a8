import { isValidElement } from 'react';
import { FieldMarker } from './FieldMarker';

/** The parts of the layout of a form used here. */
interface Field {
  name: string;
  attribute: { component?: string };
  labelAction?: unknown;
}
type Row = Field[];
interface Layout {
  layout: Row[][];
  components: Record<string, { layout: Row[] }>;
}
interface Edited {
  layout: Layout;
}

/** A hook of the content manager: gives each field of a form a marker by which it is found. */
export function markFields<T extends Edited>(edited: T): T {
  const { layout } = edited;
  const markIn = (owner: string) => (field: Field) => ({
    ...field,
    labelAction: (
      <>
        {isValidElement(field.labelAction) && field.labelAction}
        <FieldMarker owner={owner} name={field.name} component={field.attribute.component} />
      </>
    ),
  });
  const components: Layout['components'] = {};
  for (const [uid, component] of Object.entries(layout.components))
    components[uid] = { ...component, layout: component.layout.map((row) => row.map(markIn(uid))) };
  return {
    ...edited,
    layout: {
      ...layout,
      layout: layout.layout.map((panel) => panel.map((row) => row.map(markIn('')))),
      components,
    },
  };
}
