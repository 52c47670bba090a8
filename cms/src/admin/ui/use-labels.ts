import { unstable_useDocumentLayout } from '@strapi/strapi/admin';

export interface Labels {
  /** The label of an attribute in the form. */
  getField(name: string): string;
  /** The name of a component, such as “Table”. */
  getPart(type: string): string;
}

/** The words with which the forms of a content type name its attributes and components. */
export function useLabels(model: string): Labels {
  const { edit } = unstable_useDocumentLayout(model);
  return {
    getField: (name) => edit.metadatas[name]?.label || name,
    getPart: (type) => edit.components[type]?.settings.displayName ?? type.replace(/^.*\./, ''),
  };
}
