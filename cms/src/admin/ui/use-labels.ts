import { unstable_useDocumentLayout } from '@strapi/strapi/admin';

export interface Labels {
  /** The label of an attribute in the form. */
  getField(name: string): string;
  /** The name of a component, such as “Table”. */
  getPart(type: string): string;
  /** Whether an attribute is a file. */
  isFile(name: string): boolean;
}

/** The words with which the forms of a content type name its attributes and components. */
export function useLabels(model: string): Labels {
  const { edit } = unstable_useDocumentLayout(model);
  return {
    getField: (name) => edit.metadatas[name]?.label || name,
    isFile: (name) => edit.layout.flat(2).some((field) => field.name === name && field.type === 'media'),
    getPart: (type) => getPartName(edit, type),
  };
}

type Form = ReturnType<typeof unstable_useDocumentLayout>['edit'];

/** The name of a component in a form, such as “Table”. */
export const getPartName = ({ components }: Form, type: string): string =>
  components[type]?.settings.displayName ?? type.replace(/^.*\./, '');
