/** The parts of the layout of a form used here. */
interface Field {
  attribute: { type?: string; targetModel?: string };
}
type Row = Field[];
interface Layout {
  layout: Row[][];
  components: Record<string, { layout: Row[] }>;
  settings: object;
}
interface Edited {
  layout: Layout;
}

/** The combobox reports one press twice: when the pointer goes up, and as a click. */
const ONE_PRESS_MS = 500;

/**
 * A hook of the content manager: related entries are opened and created in tabs of their own, whatever the stored
 * configuration of the form says. Strapi's dialog for them is a form inside the form, without the protections of a
 * form's own page.
 */
export function openRelationsInTabs<T extends Edited>(edited: T): T {
  const { layout } = edited;
  const components: Layout['components'] = {};
  for (const [uid, component] of Object.entries(layout.components))
    components[uid] = { ...component, layout: component.layout.map((row) => row.map(createInTab)) };
  return {
    ...edited,
    layout: {
      ...layout,
      layout: layout.layout.map((panel) => panel.map((row) => row.map(createInTab))),
      components,
      settings: { ...layout.settings, relationOpenMode: 'newTab' },
    },
  };
}

/** Strapi passes the properties of a field on to the combobox of a relation, where they replace its own. */
function createInTab(field: Field): Field {
  const { type, targetModel } = field.attribute;
  if (type !== 'relation' || targetModel === undefined) return field;
  let openedAt = -Infinity;
  const onCreateOption = (): void => {
    if (performance.now() - openedAt < ONE_PRESS_MS) return;
    openedAt = performance.now();
    window.open(`/admin/content-manager/collection-types/${targetModel}/create`, '_blank', 'noopener');
  };
  return Object.assign({}, field, { createMessage: () => 'Create in a new tab', onCreateOption });
}
