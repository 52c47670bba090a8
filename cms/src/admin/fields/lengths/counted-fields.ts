import { mapFields, withInput } from '../../ui/form/layout-fields';
import { SEARCH_DESCRIPTION, SEARCH_TITLE, type BestLength } from '../../ui/search-lengths';

/** The parts of the layout of a form used here. */
interface Field {
  name: string;
  attribute: object;
}
interface Edited {
  layout: { layout: Field[][][]; components: Record<string, { layout: Field[][] }> };
}

/** Under this name, the input is registered. */
export const COUNTED = 'counted';
/** What search engines may override, and the component that has it. Only articles have this one, as `seo`. */
const SEO = 'meta.seo';
/** The beginning of the names of its fields in the form. */
export const SEO_FIELD = 'seo.';

const LENGTHS = new Map<string, BestLength>([
  ['title', SEARCH_TITLE],
  ['description', SEARCH_DESCRIPTION],
]);

/** @param path of a field that is counted, such as `seo.title` */
export const getBestLength = (path: string): BestLength =>
  LENGTHS.get(path.replace(SEO_FIELD, '')) ?? SEARCH_DESCRIPTION;

/** A hook of the content manager: counts the characters of what search results show of an article. */
export function countLengths<T extends Edited>(edited: T): T {
  const seo = edited.layout.components[SEO];
  const isArticle = edited.layout.layout.flat(2).some(({ name }) => name === 'seo');
  if (!seo || !isArticle) return edited;
  const count = (field: Field): Field => (LENGTHS.has(field.name) ? withInput(field, COUNTED) : field);
  const counted = mapFields(edited, count);
  const { layout } = counted;
  const components = {
    ...layout.components,
    [SEO]: { ...seo, layout: seo.layout.map((row) => row.map(count)) },
  };
  return { ...counted, layout: { ...layout, components } };
}
