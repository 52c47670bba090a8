import { hideSettings, maySeeOverview, maySeeSettings } from './settings-rights';

const READ = 'plugin::content-manager.explorer.read';
const editor = [{ action: READ, subject: 'api::blog.blog' }, { action: 'plugin::upload.assets.create' }];
const moderator = [{ action: READ, subject: 'api::comment.comment' }, { action: 'admin::moderation.ban' }];
const manager = [...editor, { action: READ, subject: 'api::site.site' }];
const owner = [{ action: 'admin::project-settings.read' }, { action: 'admin::marketplace.read' }];

test('settings are for those who have something there', () => {
  expect([editor, moderator, manager, owner].map(maySeeSettings)).toEqual([false, false, true, true]);
  expect(maySeeSettings([{ action: 'plugin::users-permissions.roles.read' }])).toBe(true);
  expect(maySeeSettings([{ action: 'admin::marketplace.read' }])).toBe(false);
});

test('versions of the software are for those who operate it', () => {
  expect([editor, manager, owner].map(maySeeOverview)).toEqual([false, false, true]);
});

test('hides the links to the rest', () => {
  expect(hideSettings(owner)).toBe('');
  expect(hideSettings(manager)).toBe(
    ':is(a[href$="/settings/application-infos"]) { display: none !important; }',
  );
  expect(hideSettings(editor)).toContain('nav a[href$="/admin/settings"]');
});
