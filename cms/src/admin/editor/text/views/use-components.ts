import { unstable_useDocumentLayout } from '@strapi/strapi/admin';
import { useFormParams } from '../../../ui/form/use-form-params';
import { getPartName } from '../../../ui/use-labels';

/** The forms of components, and their names. */
export function useComponents() {
  const { model } = useFormParams();
  const { edit } = unstable_useDocumentLayout(model);
  return {
    getName: (component: string) => getPartName(edit, component),
    getRows: (component: string) => edit.components[component]?.layout ?? [],
  };
}
