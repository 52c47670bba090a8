import { unstable_useContentManagerContext, unstable_useDocumentLayout } from '@strapi/strapi/admin';

/** The forms of components, and their names. */
export function useComponents() {
  const { model } = unstable_useContentManagerContext();
  const { edit } = unstable_useDocumentLayout(model);
  return {
    getName: (component: string): string =>
      edit.components[component]?.settings.displayName ?? component.replace(/^.*\./, ''),
    getRows: (component: string) => edit.components[component]?.layout ?? [],
  };
}
