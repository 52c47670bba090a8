import { Calendar } from '@strapi/icons';
import { attemptTokenRefresh, type StrapiApp } from '@strapi/strapi/admin';
import { PERMISSIONS as AUDIT_PERMISSIONS } from './audit/AuditPage';
import { getBrandWords } from './brand/brand-words';
import { readBrand } from './brand/read-brand';
import { registerBrand } from './brand/register-brand';
import { bootstrapCategories, registerCategories } from './categories/register-categories';
import { CheckForm } from './checks/CheckForm';
import { markFields } from './checks/places/mark-fields';
import { NotForReaders } from './checks/NotForReaders';
import { watchPublications } from './checks/publications/publications';
import { ShowPublications } from './checks/publications/ShowPublications';
import { linkArticles } from './comments/article-column';
import { DeletedButton } from './deleted/DeletedButton';
import { registerDesk } from './desk/register-desk';
import { EnterLeadsOn } from './editor/form/EnterLeadsOn';
import { FocusAdded } from './editor/form/FocusAdded';
import { FocusFirst } from './editor/form/FocusFirst';
import { chooseInOneStep } from './editor/picture/choose-in-one-step';
import { registerPicture } from './editor/picture/register-picture';
import { Outline } from './editor/text/outline/Outline';
import { registerText } from './editor/text/register-text';
import { writeInOneField } from './editor/text/write-in-one-field';
import { bootstrapFields, registerFields } from './fields/register-fields';
import { History } from './history/History';
import { registerMenu } from './menu/register-menu';
import { removeDeveloperActions } from './menu/remove-developer-actions';
import { addModeration } from './moderation/add-moderation';
import { registerIds } from './ids/register-ids';
import { LoginDialog } from './session/LoginDialog';
import { askForLogin } from './session/login-request';
import { holdLogout } from './session/hold-logout';
import { renewSession } from './session/renew-session';
import { openRelationsInTabs } from './relations/open-in-tabs';
import { createOnce } from './saving/creation/create-once';
import { keepFormAfterFailure } from './saving/failures/keep-form-after-failure';
import { keepOpenForm } from './saving/failures/keep-open-form';
import { renderTextBeforeBack } from './saving/late-text/flush-text';
import { ContinueTyping } from './saving/late-text/keep-text';
import { loadCreated, shareStore } from './saving/creation/load-created';
import { hasUnsavedText } from './saving/open-forms';
import { delayOptimisticUpdates } from './saving/late-text/optimistic-updates';
import { pressOnce } from './saving/creation/press-once';
import { Saving } from './saving/Saving';
import { noteSeenEditions, sendSeenEditions } from './saving/conflicts/seen-editions';
import { sendOwnParts } from './saving/conflicts/own-parts';
import { ShowConflicts } from './saving/conflicts/ShowConflicts';
import { watchReplacements } from './saving/local-copies/watch-replacements';
import { watchWrites } from './saving/write-events';
import { ActionsInSight, OwnActionsBegin } from './ui/form/ActionsInSight';
import { focusFieldsOfDialogs } from './ui/dialog-focus';
import { placeNotifications } from './ui/place-notifications';
import { interceptFetch } from './ui/server/intercept-fetch';
import { sideBySide } from './ui/side-by-side';
import { ConfirmDeletion } from './files/ConfirmDeletion';
import { confirmDeletion } from './files/deletion-request';
import { watchUploads } from './files/copies/watch-uploads';
import { keepOwnChanges } from './files/details/own-changes';
import { watchRefusals } from './files/refusals';
import { ON_SCREENS_WITH_MEDIA, registerPictures } from './files/register-pictures';
import { ShowRefusals } from './files/ShowRefusals';
import { watchForSchedule } from './schedule/events';
import { FormSchedule } from './schedule/form/FormSchedule';
import { shareSaving } from './schedule/form/save-form';
import { SchedulePanel } from './schedule/form/SchedulePanel';
import { choosePlaces } from './site-pages/places/choose-places';
import { registerSitePages } from './site-pages/register-site-pages';
import { bootstrapSiteSettings, registerSiteSettings } from './site-settings/register-site-settings';
import { Colors } from './site-settings/colors-panel';
import { OnSite } from './preview/OnSite';
import { PreviewButton } from './preview/PreviewButton';
import { Usage } from './files/Usage';
import * as lists from './lists/install';
import { FormPresence } from './presence/FormPresence';
import { ListPresence } from './presence/ListPresence';
import { addPresenceColumn } from './presence/presence-column';
import { WORDS } from './words/words';
import { HideAll, HideOrRestore, MarkReviewed, MarkAllReviewed, RestoreAll } from './comments/hide-actions';

/** The parts of the content manager used here. */
interface TakesActions {
  addBulkAction(actions: unknown[] | typeof lists.replaceBulkActions): void;
  addDocumentAction(actions: unknown[] | (<T>(actions: T[]) => T[])): void;
  addEditViewSidePanel(panels: unknown[]): void;
}

const takesActions = (apis: object): apis is TakesActions =>
  'addBulkAction' in apis && 'addDocumentAction' in apis && 'addEditViewSidePanel' in apis;

/** Moderators only read articles. */
const CHANGE_ARTICLES = [{ action: 'plugin::content-manager.explorer.update', subject: 'api::blog.blog' }];

const brand = readBrand(document.head);

/** The admin contains no tours and no offers, and nothing in it calls home. */
export default {
  config: {
    locales: [],
    tutorials: false,
    notifications: { releases: false },
    translations: { en: { ...WORDS, ...getBrandWords(brand.siteName) } },
  },

  register(app: StrapiApp) {
    registerMenu(app);
    registerBrand(app, brand);
    placeNotifications();
    focusFieldsOfDialogs(document);
    registerDesk(app);
    lists.prepareArticleList();
    holdLogout(askForLogin, hasUnsavedText);
    renderTextBeforeBack();
    registerText(app);
    registerPicture(app);
    registerSitePages(app);
    registerSiteSettings(app);
    interceptFetch([
      confirmDeletion(),
      keepOwnChanges,
      sendSeenEditions,
      sendOwnParts,
      createOnce,
      keepOpenForm(),
      loadCreated,
      renewSession(attemptTokenRefresh, askForLogin, hasUnsavedText),
      keepFormAfterFailure,
    ]);
    app.addMiddlewares([
      watchRefusals,
      watchUploads,
      watchReplacements,
      noteSeenEditions,
      watchWrites,
      watchForSchedule,
      watchPublications,
      lists.watchArticleList,
      delayOptimisticUpdates,
      shareStore,
    ]);
    registerPictures(app);
    registerCategories(app);
    registerFields(app);
    // Strapi's name for components mounted on every screen. If it changes, the end-to-end tests of these fail.
    app.addComponents([
      { name: 'future-global::file-refusals', Component: ShowRefusals },
      { name: 'future-global::confirm-deletion', Component: ConfirmDeletion },
      { name: 'future-global::file-usage', Component: Usage },
      { name: 'future-global::conflicts', Component: ShowConflicts },
      { name: 'future-global::login', Component: LoginDialog },
      { name: 'future-global::publications', Component: ShowPublications },
      ...lists.ON_EVERY_SCREEN,
      ...ON_SCREENS_WITH_MEDIA,
    ]);
    app.addMenuLink({
      to: 'schedule',
      icon: Calendar,
      intlLabel: { id: 'schedule.title', defaultMessage: 'Schedule' },
      permissions: CHANGE_ARTICLES,
      Component: () =>
        import('./schedule/page/SchedulePage').then(({ SchedulePage }) => ({ default: SchedulePage })),
    });
    addModeration(app);
  },

  bootstrap(app: StrapiApp) {
    app.registerHook('Admin/CM/pages/ListView/inject-column-in-table', linkArticles);
    app.registerHook('Admin/CM/pages/ListView/inject-column-in-table', addPresenceColumn);
    app.registerHook('Admin/CM/pages/ListView/inject-column-in-table', lists.arrangeArticleColumns);
    app.registerHook('Admin/CM/pages/EditView/mutate-edit-view-layout', writeInOneField);
    app.registerHook('Admin/CM/pages/EditView/mutate-edit-view-layout', chooseInOneStep);
    app.registerHook('Admin/CM/pages/EditView/mutate-edit-view-layout', choosePlaces);
    app.registerHook('Admin/CM/pages/EditView/mutate-edit-view-layout', markFields);
    app.registerHook('Admin/CM/pages/EditView/mutate-edit-view-layout', openRelationsInTabs);
    registerIds(app);
    bootstrapCategories(app);
    bootstrapFields(app);
    const contentManager = app.getPlugin('content-manager');
    contentManager.injectComponent('editView', 'right-links', { name: 'begin', Component: OwnActionsBegin });
    contentManager.injectComponent('editView', 'right-links', { name: 'schedule', Component: FormSchedule });
    contentManager.injectComponent('editView', 'right-links', {
      name: 'views',
      Component: sideBySide(PreviewButton, History),
    });
    contentManager.injectComponent('editView', 'right-links', { name: 'on-site', Component: OnSite });
    contentManager.injectComponent('editView', 'right-links', { name: 'presence', Component: FormPresence });
    contentManager.injectComponent('editView', 'right-links', { name: 'saving', Component: Saving });
    contentManager.injectComponent('editView', 'right-links', { name: 'checks', Component: CheckForm });
    contentManager.injectComponent('editView', 'right-links', { name: 'actions', Component: ActionsInSight });
    contentManager.injectComponent('editView', 'right-links', { name: 'focus', Component: FocusFirst });
    contentManager.injectComponent('editView', 'right-links', { name: 'added', Component: FocusAdded });
    contentManager.injectComponent('editView', 'right-links', { name: 'enter', Component: EnterLeadsOn });
    contentManager.injectComponent('listView', 'actions', { name: 'presence', Component: ListPresence });
    contentManager.injectComponent('listView', 'actions', { name: 'deleted', Component: DeletedButton });
    contentManager.injectComponent('listView', 'actions', lists.ARTICLE_LIST);
    const { apis } = contentManager;
    if (!takesActions(apis))
      throw new Error('The content manager does not accept actions. Was Strapi updated?');
    apis.addBulkAction(lists.replaceBulkActions);
    apis.addBulkAction([HideAll, RestoreAll, MarkAllReviewed]);
    apis.addDocumentAction(removeDeveloperActions);
    apis.addDocumentAction([HideOrRestore, MarkReviewed, lists.DeleteInRow]);
    apis.addDocumentAction((actions) => actions.map(pressOnce).map(shareSaving).map(lists.keepDeleteInForms));
    apis.addEditViewSidePanel([ContinueTyping, SchedulePanel, NotForReaders, Outline, Colors]);
    bootstrapSiteSettings(app);
    app.addSettingsLink('global', {
      id: 'audit-log',
      to: 'audit-log',
      intlLabel: { id: 'audit-log.title', defaultMessage: 'Audit log' },
      permissions: AUDIT_PERMISSIONS,
      Component: () => import('./audit/AuditPage').then(({ AuditPage }) => ({ default: AuditPage })),
    });
  },
};
