/** The parts of the layout of a form used here. */
interface Field {
  name: string;
  attribute: { type?: string };
}
interface Edited {
  layout: { layout: Field[][][] };
}

/** The field of an article that has its blocks. */
export const TEXT_FIELD = 'content';

/** The name under which the input is registered. */
export const ARTICLE_TEXT = 'article-text';

/**
 * A hook of the content manager: the blocks of an article are written in one text instead of Strapi's list of forms. The
 * schema stays as it is.
 */
export function writeInOneField<T extends Edited>(edited: T): T {
  const { layout } = edited;
  const write = (field: Field): Field =>
    field.name === TEXT_FIELD && field.attribute.type === 'dynamiczone'
      ? {
          ...field,
          attribute: Object.assign({}, field.attribute, { customField: `global::${ARTICLE_TEXT}` }),
        }
      : field;
  return {
    ...edited,
    layout: { ...layout, layout: layout.layout.map((panel) => panel.map((row) => row.map(write))) },
  };
}
