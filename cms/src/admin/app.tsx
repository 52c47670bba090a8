import type { StrapiApp } from '@strapi/strapi/admin';
import { CalendarIcon } from './checks/CalendarIcon';
import { NotForReaders } from './checks/NotForReaders';
import { linkArticles } from './comments/article-column';
import { HideAll, HideOrRestore, LookedAt, LookedAtAll, RestoreAll } from './comments/hide-actions';

/** The part of the content manager that is used here. */
interface TakesActions {
  addBulkAction(actions: unknown[]): void;
  addDocumentAction(actions: unknown[]): void;
  addEditViewSidePanel(panels: unknown[]): void;
}

const takesActions = (apis: object): apis is TakesActions =>
  'addBulkAction' in apis && 'addDocumentAction' in apis && 'addEditViewSidePanel' in apis;

/** The admin is the editors' desk: no tours, no offers, nothing that calls home. */
export default {
  config: {
    locales: [],
    tutorials: false,
    notifications: { releases: false },
    translations: {
      en: {
        'app.components.LeftMenu.navbrand.title': 'The editors’ desk',
        'app.components.LeftMenu.navbrand.workplace': 'Articles and pictures',
        'Auth.form.welcome.title': 'Welcome to the editors’ desk',
        'Auth.form.welcome.subtitle': 'Log in to write and publish',
        // The media library shows this in place of the reason that the server gives.
        'upload.list.bulk-actions.delete.error':
          'Nothing was deleted. A file that readers see is kept: replace it, or take it out of what shows it first.',
      },
    },
  },

  register(app: StrapiApp) {
    app.widgets.register({
      id: 'public-before-date',
      icon: CalendarIcon,
      title: { id: 'widgets.public-before-date', defaultMessage: 'Public before their date' },
      component: async () => (await import('./checks/PublicBeforeDate')).PublicBeforeDate,
      permissions: [{ action: 'plugin::content-manager.explorer.read', subject: 'api::blog.blog' }],
    });
  },

  bootstrap(app: StrapiApp) {
    app.registerHook('Admin/CM/pages/ListView/inject-column-in-table', linkArticles);
    const { apis } = app.getPlugin('content-manager');
    if (!takesActions(apis)) throw new Error('The content manager takes no actions. Was Strapi updated?');
    apis.addBulkAction([HideAll, RestoreAll, LookedAtAll]);
    apis.addDocumentAction([HideOrRestore, LookedAt]);
    apis.addEditViewSidePanel([NotForReaders]);
  },
};
