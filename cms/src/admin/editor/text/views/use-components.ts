import { unstable_useContentManagerContext, unstable_useDocumentLayout } from '@strapi/strapi/admin';
import { useLabels } from '../../../ui/use-labels';

/** The forms of components, and their names. */
export function useComponents() {
  const { model } = unstable_useContentManagerContext();
  const { getPart } = useLabels(model);
  const { edit } = unstable_useDocumentLayout(model);
  return {
    getName: getPart,
    getRows: (component: string) => edit.components[component]?.layout ?? [],
  };
}
