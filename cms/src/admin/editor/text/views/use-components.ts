import { unstable_useDocumentLayout } from '@strapi/strapi/admin';
import { useFormParams } from '../../../ui/form/use-form-params';
import { useLabels } from '../../../ui/use-labels';

/** The forms of components, and their names. */
export function useComponents() {
  const { model } = useFormParams();
  const { getPart } = useLabels(model);
  const { edit } = unstable_useDocumentLayout(model);
  return {
    getName: getPart,
    getRows: (component: string) => edit.components[component]?.layout ?? [],
  };
}
