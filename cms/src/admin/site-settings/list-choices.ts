import {
  isLinkList,
  LINK_LISTS,
  LONGEST_IN_HEADER,
  LONGEST_TEXT,
  type LinkList,
} from '../../domain/site/link-lists';
import { mapFields, withInput } from '../ui/form/layout-fields';

/** The parts of the layout of a form used here. */
interface ComponentField {
  name: string;
  hint?: unknown;
  attribute: { maxLength?: number };
}
interface Field extends ComponentField {
  labelAction?: unknown;
}
interface Edited {
  layout: { layout: Field[][][]; components: Record<string, { layout: ComponentField[][] }> };
}

/** Under this name, the input of a choice is registered. */
export const LIST_CHOICE = 'list-choice';
const LINK = 'site.link';

/** The list that a choice is about. */
export const toList = (choiceField: string): string => choiceField.replace(/Choice$/, '');

const isChoice = (name: string): boolean => isLinkList(toList(name)) && !isLinkList(name);

/**
 * A hook of the content manager: in the site settings, what readers see of each list of links is chosen by name.
 * @param besideLabel goes beside the label of each list
 */
export const chooseLists =
  (besideLabel: (list: LinkList, labelAction: unknown) => unknown) =>
  <T extends Edited>(edited: T): T => {
    const names = new Set(edited.layout.layout.flat(2).map(({ name }) => name));
    if (!Object.keys(LINK_LISTS).every((list) => names.has(list))) return edited;
    const chosen = mapFields(edited, (field: Field): Field => {
      const { name, labelAction } = field;
      if (isChoice(name)) return withInput(field, LIST_CHOICE);
      return isLinkList(name) ? { ...field, labelAction: besideLabel(name, labelAction) } : field;
    });
    const { layout } = chosen;
    const link = layout.components[LINK];
    if (!link) return chosen;
    const components = {
      ...layout.components,
      [LINK]: { ...link, layout: link.layout.map((row) => row.map(withLongest)) },
    };
    return { ...chosen, layout: { ...layout, components } };
  };

/** Strapi would say how long the text of a link can be anywhere, and in the header it is shorter. */
function withLongest(field: ComponentField): ComponentField {
  if (field.name !== 'text') return field;
  const { maxLength: _anywhere, ...attribute } = field.attribute;
  const hint = `At most ${LONGEST_IN_HEADER} characters in the header, and ${LONGEST_TEXT} elsewhere.`;
  return { ...field, attribute, hint };
}
