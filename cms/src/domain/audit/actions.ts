import type { Kind } from './entry';

/** A write of the admin, in plain words: “Ann Lee · saved · Article “Sleep””. */
interface Action {
  kind: Kind;
  words: string;
}

const named =
  (kind: Kind) =>
  (words: string): Action => ({ kind, words });
const content = named('content');
const media = named('media');
const member = named('member');
const account = named('account');
const role = named('role');
const token = named('token');
const webhook = named('webhook');
const setting = named('setting');
const model = named('model');
const signIn = named('sign-in');
const other = named('other');

/** Writes of content have the kind of their content type: a comment is a member's. */
export const ACTIONS: Readonly<Record<string, Action>> = {
  'content.create': content('created'),
  'content.update': content('saved'),
  'content.publish': content('published'),
  'content.unpublish': content('unpublished'),
  'content.discard': content('discarded the draft of'),
  'content.delete': content('deleted'),
  'content.restore': content('restored a version of'),
  'content.undelete': content('restored the deleted'),
  'schedule.publish': content('scheduled the publication of'),
  'schedule.unpublish': content('scheduled the unpublishing of'),
  'schedule.keep-draft': content('cancelled the scheduled publication of'),
  'schedule.keep-public': content('cancelled the scheduled unpublishing of'),
  'schedule.settle': content('removed a failure of the schedule from the list for'),
  'preview.share': content('copied a preview link of'),
  'preview.withdraw': content('withdrew a preview link of'),

  'media.upload': media('uploaded'),
  'media.replace': media('replaced or changed'),
  'media.update': media('changed the details of'),
  'media.delete': media('deleted'),
  'media.move': media('moved'),
  'folder.create': media('created the folder'),
  'folder.update': media('changed the folder'),

  'moderation.reopen': member('reopened the reports of'),
  'moderation.reply': member('replied as the editors to'),
  'moderation.ban': member('banned the member'),
  'moderation.lift-ban': member('lifted the ban of the member'),
  'moderation.undo-ban': member('took back the ban of the member'),
  'moderation.hide-comments': member('hid comments of the member'),
  'moderation.delete-comments': member('deleted comments of the member'),
  'moderation.words': member('changed the word list for comments'),
  'moderation.answer': member('answered the'),
  'moderation.send-answer': member('tried again to send an answer to the'),

  'member-role.create': member('created the role of members'),
  'member-role.update': member('changed the role of members'),
  'member-role.delete': member('deleted the role of members'),
  'member-setting.templates': member('changed the e-mail templates of members'),
  'member-setting.advanced': member('changed the settings of members'),
  'member-setting.providers': member('changed the sign-in providers of members'),

  'account.first': account('created the first account of the admin'),
  'account.create': account('created the account'),
  'account.join': account('accepted the invitation of the account'),
  'account.update': account('changed the account'),
  'account.self': account('changed the own account'),
  'account.delete': account('deleted the account'),
  'account.end-sessions': account('ended all own sessions'),
  'account.end-session': account('ended an own session'),

  'role.create': role('created the role'),
  'role.update': role('changed the role'),
  'role.permissions': role('changed the permissions of the role'),
  'role.delete': role('deleted the role'),

  'api-token.create': token('created the API token'),
  'api-token.update': token('changed the API token'),
  'api-token.regenerate': token('regenerated the API token'),
  'api-token.delete': token('deleted the API token'),
  'admin-token.create': token('created the admin token'),
  'admin-token.update': token('changed the admin token'),
  'admin-token.regenerate': token('regenerated the admin token'),
  'admin-token.delete': token('deleted the admin token'),
  'transfer-token.create': token('created the transfer token'),
  'transfer-token.update': token('changed the transfer token'),
  'transfer-token.regenerate': token('regenerated the transfer token'),
  'transfer-token.delete': token('deleted the transfer token'),

  'webhook.create': webhook('created the webhook'),
  'webhook.update': webhook('changed the webhook'),
  'webhook.delete': webhook('deleted the webhook'),
  'webhook.trigger': webhook('tried the webhook'),

  'setting.project': setting('changed the look of the admin'),
  'setting.home': setting('arranged the own home page'),
  'setting.media': setting('changed the settings of the media library'),
  'setting.media-view': setting('changed the view of the media library'),
  'setting.form': setting('changed the form and list of'),
  'setting.view': setting('saved a view of the list of articles'),
  'setting.view-remove': setting('removed a saved view of the list of articles'),
  'setting.locale': setting('changed the languages'),
  'setting.email-send': setting('sent an e-mail'),
  'setting.email-test': setting('sent a test e-mail'),

  'model.change': model('changed a content type'),

  'transfer.push': { kind: 'transfer', words: 'replaced the data of this site by a transfer' },
  'transfer.pull': { kind: 'transfer', words: 'copied the data of this site by a transfer' },

  'sign-in.done': signIn('signed in'),
  'sign-in.failed': signIn('tried to sign in as'),
  'sign-in.out': signIn('signed out'),
  'sign-in.forgot': signIn('asked for a new password for'),
  'sign-in.reset': signIn('set a new password by e-mail'),

  'audit.export': { kind: 'audit', words: 'exported the audit log' },

  'paid.change': other('tried to use a paid feature of Strapi'),
};

/** The words of an action; those of a route that has no name are its method and address. */
export const describeAction = (action: string): string => ACTIONS[action]?.words ?? action;

export const getKind = (action: string): Kind => ACTIONS[action]?.kind ?? 'other';
