/** What a route of the admin writes. */
export interface RouteAction {
  action: string;
  /** The type of the subject; omitted: the write has none, or its content type is in the address. */
  type?: string;
  /** The parameter of the address that names the subject, unless it is `id`. */
  id?: string;
  /** The address names the subject: what the response lists is something else. */
  inAddress?: boolean;
  /** Each document that it writes has an entry of its own: without any, it has changed nothing. */
  byDocument?: boolean;
}

const at = (action: string, type?: string, id?: string): RouteAction => ({
  action,
  ...(type && { type }),
  ...(id && { id }),
});

const byDocument = (action: string): RouteAction => ({ action, byDocument: true });

const ENTRIES = '/content-manager/collection-types/:model';
const SINGLE = '/content-manager/single-types/:model';
const FILE = 'plugin::upload.file';
const FOLDER = 'plugin::upload.folder';
const ACCOUNT = 'admin::user';
const ROLE = 'admin::role';
const MEMBER = 'plugin::users-permissions.user';
const COMMENT = 'api::comment.comment';
const MESSAGE = 'api::contact-message.contact-message';
const MEMBER_ROLE = 'plugin::users-permissions.role';

/** The address names the subject by its document id. */
const inAddress = (action: string, type: string): RouteAction => ({
  action,
  type,
  id: 'documentId',
  inAddress: true,
});

const tokens = (path: string, type: string) => ({
  [`POST ${path}`]: at(`${type}.create`, type),
  [`PUT ${path}/:id`]: at(`${type}.update`, type),
  [`POST ${path}/:id/regenerate`]: at(`${type}.regenerate`, type),
  [`DELETE ${path}/:id`]: at(`${type}.delete`, type),
});

/**
 * The routes of the admin that write. A route that is missing here is recorded by its method and address; a test names
 * it.
 */
export const ROUTES: Readonly<Record<string, RouteAction>> = {
  'POST /admin/login': at('sign-in.done', ACCOUNT),
  'POST /admin/logout': at('sign-in.out'),
  'POST /admin/register-admin': at('account.first', ACCOUNT),
  'POST /admin/register': at('account.join', ACCOUNT),
  'POST /admin/forgot-password': at('sign-in.forgot', ACCOUNT),
  'POST /admin/reset-password': at('sign-in.reset', ACCOUNT),

  'POST /admin/users': at('account.create', ACCOUNT),
  'PUT /admin/users/:id': at('account.update', ACCOUNT),
  'DELETE /admin/users/:id': at('account.delete', ACCOUNT),
  'POST /admin/users/batch-delete': at('account.delete', ACCOUNT),
  'PUT /admin/users/me': at('account.self', ACCOUNT),
  'DELETE /admin/users/me/sessions': at('account.end-sessions'),
  'DELETE /admin/users/me/sessions/:sessionId': at('account.end-session'),

  'POST /admin/roles': at('role.create', ROLE),
  'PUT /admin/roles/:id': at('role.update', ROLE),
  'PUT /admin/roles/:id/permissions': { action: 'role.permissions', type: ROLE, inAddress: true },
  'DELETE /admin/roles/:id': at('role.delete', ROLE),
  'POST /admin/roles/batch-delete': at('role.delete', ROLE),

  ...tokens('/admin/api-tokens', 'api-token'),
  ...tokens('/admin/admin-tokens', 'admin-token'),
  ...tokens('/admin/transfer/tokens', 'transfer-token'),
  // Sockets begin as GET.
  'GET /admin/transfer/runner/push': at('transfer.push'),
  'GET /admin/transfer/runner/pull': at('transfer.pull'),

  'POST /admin/webhooks': at('webhook.create', 'webhook'),
  'PUT /admin/webhooks/:id': at('webhook.update', 'webhook'),
  'DELETE /admin/webhooks/:id': at('webhook.delete', 'webhook'),
  'POST /admin/webhooks/batch-delete': at('webhook.delete', 'webhook'),
  'POST /admin/webhooks/:id/trigger': at('webhook.trigger', 'webhook'),

  'POST /admin/project-settings': at('setting.project'),
  'PUT /admin/homepage/layout': at('setting.home'),

  [`POST ${ENTRIES}`]: at('content.create'),
  [`PUT ${ENTRIES}/:id`]: at('content.update'),
  [`DELETE ${ENTRIES}/:id`]: at('content.delete'),
  [`POST ${ENTRIES}/clone/:sourceId`]: at('content.create', undefined, 'sourceId'),
  [`POST ${ENTRIES}/auto-clone/:sourceId`]: at('content.create', undefined, 'sourceId'),
  [`POST ${ENTRIES}/actions/publish`]: at('content.publish'),
  [`POST ${ENTRIES}/:id/actions/publish`]: at('content.publish'),
  [`POST ${ENTRIES}/:id/actions/unpublish`]: at('content.unpublish'),
  [`POST ${ENTRIES}/:id/actions/discard`]: at('content.discard'),
  [`POST ${ENTRIES}/actions/bulkPublish`]: at('content.publish'),
  [`POST ${ENTRIES}/actions/bulkUnpublish`]: at('content.unpublish'),
  [`POST ${ENTRIES}/actions/bulkDelete`]: at('content.delete'),
  [`PUT ${SINGLE}`]: at('content.update'),
  [`DELETE ${SINGLE}`]: at('content.delete'),
  [`POST ${SINGLE}/actions/publish`]: at('content.publish'),
  [`POST ${SINGLE}/actions/unpublish`]: at('content.unpublish'),
  [`POST ${SINGLE}/actions/discard`]: at('content.discard'),
  'PUT /content-manager/content-types/:uid/configuration': at('setting.form', 'form', 'uid'),
  'PUT /content-manager/components/:uid/configuration': at('setting.form', 'form', 'uid'),

  'POST /upload': at('media.upload', FILE),
  'POST /upload/files': at('media.upload', FILE),
  'POST /upload/actions/upload-from-urls': at('media.upload', FILE),
  'PUT /upload/files/:id': at('media.update', FILE),
  'POST /upload/files/:id/replace': at('media.replace', FILE),
  'DELETE /upload/files/:id': at('media.delete', FILE),
  'POST /upload/actions/bulk-update': at('media.update', FILE),
  'POST /upload/actions/bulk-delete': at('media.delete', FILE),
  'POST /upload/actions/bulk-move': at('media.move', FILE),
  'POST /upload/actions/generate-ai-metadata': at('paid.change'),
  'POST /upload/ai-metadata-jobs': at('paid.change'),
  'PUT /admin/pictures/:id/description': at('media.update', FILE),
  'PUT /admin/pictures/:id/focal-point': at('media.update', FILE),
  'POST /upload/folders': at('folder.create', FOLDER),
  'PUT /upload/folders/:id': at('folder.update', FOLDER),
  'PUT /upload/settings': at('setting.media'),
  'PUT /upload/configuration': at('setting.media-view'),

  'POST /users-permissions/roles': at('member-role.create', MEMBER_ROLE),
  'PUT /users-permissions/roles/:role': at('member-role.update', MEMBER_ROLE, 'role'),
  'DELETE /users-permissions/roles/:role': at('member-role.delete', MEMBER_ROLE, 'role'),
  'PUT /users-permissions/email-templates': at('member-setting.templates'),
  'PUT /users-permissions/advanced': at('member-setting.advanced'),
  'PUT /users-permissions/providers': at('member-setting.providers'),

  'POST /admin/history/:model/:documentId/:edition/restore': at('content.restore', undefined, 'documentId'),
  'POST /admin/deleted/:model/:documentId/restore': at('content.undelete', undefined, 'documentId'),

  'POST /i18n/locales': at('setting.locale', 'locale'),
  'PUT /i18n/locales/:id': at('setting.locale', 'locale'),
  'DELETE /i18n/locales/:id': at('setting.locale', 'locale'),
  'PUT /i18n/settings': at('setting.locale'),

  'POST /email': at('setting.email-send'),
  'POST /email/test': at('setting.email-test'),

  'POST /content-type-builder/content-types': at('model.change'),
  'PUT /content-type-builder/content-types/:uid': at('model.change', 'model', 'uid'),
  'DELETE /content-type-builder/content-types/:uid': at('model.change', 'model', 'uid'),
  'POST /content-type-builder/components': at('model.change'),
  'PUT /content-type-builder/components/:uid': at('model.change', 'model', 'uid'),
  'DELETE /content-type-builder/components/:uid': at('model.change', 'model', 'uid'),
  'PUT /content-type-builder/component-categories/:name': at('model.change', 'model', 'name'),
  'DELETE /content-type-builder/component-categories/:name': at('model.change', 'model', 'name'),
  'POST /content-type-builder/update-schema': at('model.change'),

  'POST /admin/preview/:model/:documentId/links': at('preview.share'),
  'DELETE /admin/preview/:model/:documentId/links/:link': at('preview.withdraw'),

  'POST /admin/article-list/publish': byDocument('content.publish'),
  'POST /admin/article-list/unpublish': byDocument('content.unpublish'),
  'POST /admin/article-list/delete': byDocument('content.delete'),
  'POST /admin/article-list/undo-deletion': byDocument('content.undelete'),
  'POST /admin/article-list/categorise': byDocument('content.update'),
  'POST /admin/article-list/author': byDocument('content.update'),
  'POST /admin/article-list/saved-views': at('setting.view'),
  'DELETE /admin/article-list/saved-views/:id': at('setting.view-remove'),

  'PUT /admin/schedule/:model/:documentId/publish': at('schedule.publish', undefined, 'documentId'),
  'DELETE /admin/schedule/:model/:documentId/publish': at('schedule.keep-draft', undefined, 'documentId'),
  'POST /admin/schedule/:model/:documentId/publish/settle': at('schedule.settle', undefined, 'documentId'),
  'PUT /admin/schedule/:model/:documentId/unpublish': at('schedule.unpublish', undefined, 'documentId'),
  'DELETE /admin/schedule/:model/:documentId/unpublish': at('schedule.keep-public', undefined, 'documentId'),
  'POST /admin/schedule/:model/:documentId/unpublish/settle': at('schedule.settle', undefined, 'documentId'),

  'PUT /admin/moderation/comments/:documentId/state': inAddress('content.update', COMMENT),
  'POST /admin/moderation/comments/:documentId/reports/close': inAddress('content.update', COMMENT),
  'POST /admin/moderation/comments/:documentId/reports/reopen': inAddress('moderation.reopen', COMMENT),
  'POST /admin/moderation/comments/:documentId/reply': inAddress('moderation.reply', COMMENT),
  'POST /admin/moderation/members/:documentId/ban': inAddress('moderation.ban', MEMBER),
  'DELETE /admin/moderation/members/:documentId/ban': inAddress('moderation.lift-ban', MEMBER),
  'POST /admin/moderation/members/:documentId/ban/undo': inAddress('moderation.undo-ban', MEMBER),
  'POST /admin/moderation/members/:documentId/hide-comments': inAddress('moderation.hide-comments', MEMBER),
  'POST /admin/moderation/members/:documentId/delete-comments': inAddress(
    'moderation.delete-comments',
    MEMBER,
  ),
  'POST /admin/moderation/words': at('moderation.words'),
  'POST /admin/moderation/words/remove': at('moderation.words'),
  'PUT /admin/moderation/messages/:documentId/state': inAddress('content.update', MESSAGE),
  'POST /admin/moderation/messages/:documentId/answers': inAddress('moderation.answer', MESSAGE),
  'POST /admin/moderation/messages/:documentId/answers/:answerId/send': inAddress(
    'moderation.send-answer',
    MESSAGE,
  ),

  // A GET that hands out the whole log.
  'GET /admin/audit/export': at('audit.export'),
};

/** Routes that are called like a write and change nothing, with the reason. */
export const READS: Readonly<Record<string, string>> = {
  'POST /admin/access-token': 'the admin renews its session by itself, every few minutes',
  'POST /admin/permissions/check': 'asks for rights',
  'POST /admin/history/:model/:documentId/compare-form': 'compares a form with newer versions',
  'POST /admin/preview/forms': 'shows what a form would look like, at each pause in typing',
  'POST /admin/form-addresses': 'suggests or checks an address, at each pause in typing',
  'POST /admin/form-checks': 'checks what readers would get of a form, at each pause in typing',
  'POST /admin/files/check-deletion': 'asks where files are used before they are deleted',
  'POST /admin/files/find-same': 'asks before an upload whether the library has the file already',
  'POST /admin/presence/:model/:documentId': 'records which forms are open, for a minute',
  'POST /admin/presence/:model/:documentId/leave': 'records that a form was closed',
  'POST /email/verify': 'asks whether the mail server responds',
  'POST /content-manager/uid/generate': 'suggests an address, at every key that is typed',
  'POST /content-manager/uid/check-availability': 'asks whether an address is free',
  [`POST ${ENTRIES}/actions/bulkFindForValidation`]: 'reads what a bulk action would publish',
  'POST /i18n/content-manager/actions/get-non-localized-fields': 'reads the fields of other languages',
};

/** Requests of guests: everybody else is known by their session. */
export const SIGN_INS: ReadonlySet<string> = new Set([
  'POST /admin/login',
  'POST /admin/register-admin',
  'POST /admin/register',
  'POST /admin/forgot-password',
  'POST /admin/reset-password',
]);
