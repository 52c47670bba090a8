import { mapFields, withInput } from '../../ui/form/layout-fields';

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
export const writeInOneField = <T extends Edited>(edited: T): T =>
  mapFields(edited, (field: Field) =>
    field.name === TEXT_FIELD && field.attribute.type === 'dynamiczone'
      ? withInput(field, ARTICLE_TEXT)
      : field,
  );
