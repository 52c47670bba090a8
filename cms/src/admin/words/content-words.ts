/**
 * The words of publishing instead of Strapi's "entry", "collection type", "component" and "relation", by the ids of its
 * translations. A form can be an article's, a category's or a banner's, so they name none of these.
 */
export const CONTENT_WORDS = {
  'content-manager.plugin.name': 'Content',
  'content-manager.header.name': 'Content',
  'content-manager.containers.Home.pluginHeaderTitle': 'Content',
  'content-manager.App.schemas.data-loaded': 'Loaded',
  'content-manager.models': 'Everything',
  'content-manager.models.numbered': 'Everything ({number})',
  'content-manager.components.LeftMenu.Search.label': 'Search in this menu',
  'content-manager.components.LeftMenu.collection-types': 'Kinds of content',
  'content-manager.components.LeftMenu.single-types': 'Single pages',

  'content-manager.HeaderLayout.button.label-add-entry': 'New',
  'content-manager.containers.edit.title.new': 'New',
  'content-manager.containers.EditView.add.new-entry': 'Add one',
  'content-manager.containers.edit.tabs.label': 'Draft or published',
  'content-manager.containers.edit.panels.default.title': 'Actions',
  'content-manager.containers.edit.panels.default.more-actions': 'More publishing actions',
  'content-manager.containers.edit.information.documentId.label': 'Id',
  'content-manager.actions.copy-documentId.label': 'Copy the id',
  'content-manager.actions.copy-documentId.success': 'The id was copied',

  'content-manager.actions.clone.error': 'This could not be duplicated. Try again.',
  'content-manager.actions.delete.dialog.body':
    'Delete this? It can be restored for 90 days, with “Deleted” over the list.',
  'content-manager.actions.delete.error': 'This could not be deleted. Try again.',
  'content-manager.actions.delete.label': 'Delete{isLocalized, select, true { (all languages)} other {}}',
  'content-manager.actions.edit.error': 'This could not be opened. Try again.',
  'content-manager.actions.unpublish.error': 'This could not be unpublished. Try again.',
  'content-manager.success.record.clone': 'Duplicated',
  'content-manager.success.record.delete': 'Deleted',
  'content-manager.success.record.publish': 'Published',
  'content-manager.success.record.save': 'Saved',
  'content-manager.success.record.unpublish': 'Unpublished',
  'content-manager.permissions.not-allowed.create': 'Your role may not create this.',
  'content-manager.permissions.not-allowed.update': 'Your role may not see this.',

  'content-manager.pages.ListView.header-subtitle':
    '{number, plural, =0 {Nothing found} one {# found} other {# found}}',
  'app.components.ToggleCheckbox.off-label': 'No',
  'app.components.ToggleCheckbox.on-label': 'Yes',
  // Followed by the first text of the row, not by its id (`ids/NameRows`).
  'app.component.table.select.one-entry': 'Select',
  'content-manager.components.Search.placeholder': 'Search…',
  'content-manager.components.FiltersPickWrapper.PluginHeader.description': 'Show only what matches',
  'content-manager.components.TableDelete.label': '{number, plural, one {# selected} other {# selected}}',
  'content-manager.containers.list.selectedEntriesModal.title': 'Publish what is selected',
  'content-manager.containers.list.selectedEntriesModal.selectedCount.publish':
    '<b>{publishedCount}</b> {publishedCount, plural, =0 {are} one {is} other {are}} already published. <b>{draftCount}</b> {draftCount, plural, =0 {are} one {is} other {are}} ready to publish. <b>{withErrorsCount}</b> {withErrorsCount, plural, =0 {need} one {needs} other {need}} to be mended first.',
  'content-manager.containers.list.selectedEntriesModal.selectedCount.unpublish':
    '<b>{draftCount}</b> {draftCount, plural, =0 {are} one {is} other {are}} already unpublished. <b>{publishedCount}</b> {publishedCount, plural, =0 {are} one {is} other {are}} ready to unpublish.',
  'content-manager.containers.list.autoCloneModal.title': 'This cannot be duplicated as it is',
  'content-manager.containers.list.autoCloneModal.description':
    'The copy has the same content. Change these fields before you save it:',
  'content-manager.popUpWarning.bodyMessage.contentType.delete.all':
    'Delete all that is selected? It can be restored for 90 days, with “Deleted” over the list.',
  // Some dialogs of Strapi have ids without the name of the plugin.
  'popUpWarning.bodyMessage.contentType.delete.all':
    'Delete all that is selected? It can be restored for 90 days, with “Deleted” over the list.',
  'popUpWarning.bodyMessage.contentType.unpublish.all': 'Unpublish all that is selected?',
  'content-manager.popUpWarning.bodyMessage.contentType.publish.all': 'Publish all that is selected?',
  'content-manager.popUpWarning.bodyMessage.contentType.unpublish.all': 'Unpublish all that is selected?',

  'content-manager.components.DynamicZone.ComponentPicker-label': 'Choose what to add',
  'content-manager.components.DynamicZone.add-component': 'Add to {componentName}',
  'content-manager.components.DynamicZone.add-item-above': 'Add above',
  'content-manager.components.DynamicZone.add-item-below': 'Add below',
  'content-manager.components.DynamicZone.error-message': 'Something in it is missing or not allowed',
  'content-manager.components.DynamicZone.missing-components':
    'There {number, plural, =0 {are # missing parts} one {is # missing part} other {are # missing parts}}',
  'content-manager.components.DynamicZone.extra-components':
    'There {number, plural, =0 {are # parts} one {is # part} other {are # parts}} too many',
  'content-manager.components.DynamicZone.move-down-label': 'Move down',
  'content-manager.components.DynamicZone.move-up-label': 'Move up',
  'content-manager.components.DynamicZone.pick-compo': 'Choose one',
  'content-manager.components.DynamicZone.required': 'At least one is needed',
  'content-manager.components.DynamicZone.unknown-component': 'Of an unknown kind',

  'content-manager.components.empty-repeatable': 'None yet. Add the first one.',
  'content-manager.components.repeatable.reorder.error': 'This could not be moved. Try again.',
  'content-manager.components.RepeatableComponent.error-message': 'Something in it is missing or not allowed',
  'content-manager.components.reset-entry': 'Empty',
  'content-manager.relation.add': 'Search',
  'content-manager.relation.create': 'Create',
  'content-manager.relation.isLoading': 'Searching…',
  'content-manager.relation.notAvailable': 'Nothing found',
  'content-manager.relation.error-adding-relation': 'This could not be added. Try again.',
  'content-manager.notification.error.relationship.fetch': 'These could not be loaded. Try again.',
  'content-manager.components.RelationInputModal.modal-title': 'Edit',
  'content-manager.components.RelationInputModal.button-fullpage': 'Open its form',
  'content-manager.components.RelationInputModal.confirmation-message':
    'Some changes were not saved. Close this all the same? What was not saved will be lost.',
  'content-manager.ListViewTable.relation-loading': 'Loading…',
  'content-manager.ListViewTable.relation-loaded': 'Loaded',
  'content-manager.ListViewTable.relation-more': 'There are more than these',
  'content-manager.popover.display-relations.label': 'Show all',
  'content-manager.popUpWarning.warning.has-draft-relations.message':
    'This leads to {count, plural, one {# draft} other {# drafts}}. {count, plural, one {Readers see it here once it is published.} other {Readers see them here once they are published.}}',
  'content-manager.popUpwarning.warning.has-draft-relations.button-confirm': 'Publish without drafts',
  'content-manager.popUpWarning.warning.has-draft-m2m-relations.message':
    '{count, plural, one {# linked draft appears on the site once it is published.} other {# linked drafts appear on the site once they are published.}}',
  'content-manager.popUpWarning.warning.has-draft-m2m-relations.additional':
    '{count, plural, one {# link leads} other {# links lead}} to drafts that appear once they are published.',
  'content-manager.popUpwarning.warning.bulk-has-draft-relations.message':
    '<b>{count} {count, plural, one { link } other { links } } in {entities} of what is selected {count, plural, one { leads } other { lead } }</b> to drafts. Readers see them once they are published. ',
  'content-manager.error.records.fetch-draft-relatons': 'The drafts that this leads to could not be loaded.',
  'content-manager.containers.list.autoCloneModal.error.relation':
    'Duplicating it could take this away from the original.',
  'content-manager.containers.ListPage.selectedEntriesModal.title': 'Publish what is selected',
  'content-manager.popUpWarning.bodyMessage.contentType.delete': 'Delete this?',
  'content-manager.utils.data-loaded': '{number, plural, =1 {It has} other {They have}} been loaded',

  'content-manager.form.Input.pageEntries': 'Rows on a page',
  'components.PageFooter.select': 'Rows on a page',
  'global.select-all-entries': 'Select all',
  'global.content-manager': 'Content',
  'global.plugins.content-manager': 'Content',
};
