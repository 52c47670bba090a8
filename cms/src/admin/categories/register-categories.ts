import { BulletList } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import { PERMISSIONS } from './page/permissions';
import { TreeButton } from './page/TreeButton';
import { CategoriesInput } from './picker/CategoriesInput';
import { CATEGORY_PICKER, chooseInTree } from './picker/choose-in-tree';

/** In Strapi's `register`: the input for the categories of an article, and the page in the main menu. */
export function registerCategories(app: StrapiApp): void {
  app.customFields.register({
    name: CATEGORY_PICKER,
    // Strapi wants one of its own types; the schema has a relation.
    type: 'json',
    intlLabel: { id: 'categories.picker', defaultMessage: 'Categories' },
    intlDescription: { id: 'categories.picker.description', defaultMessage: 'The categories of an article' },
    // Not loaded on demand: until then, Strapi shows a field of an unknown type.
    components: { Input: async () => ({ default: CategoriesInput }) },
  });
  app.addMenuLink({
    to: 'categories',
    icon: BulletList,
    intlLabel: { id: 'categories.title', defaultMessage: 'Categories' },
    permissions: PERMISSIONS,
    Component: () =>
      import('./page/CategoriesPage').then(({ CategoriesPage }) => ({ default: CategoriesPage })),
  });
}

/** In Strapi's `bootstrap`. */
export function bootstrapCategories(app: StrapiApp): void {
  app.registerHook('Admin/CM/pages/EditView/mutate-edit-view-layout', chooseInTree);
  app
    .getPlugin('content-manager')
    .injectComponent('listView', 'actions', { name: 'category-tree', Component: TreeButton });
}
