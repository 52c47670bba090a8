/** Files and pictures instead of Strapi's "assets", by the ids of its translations. */
export const MEDIA_WORDS = {
  'upload.assets.uploaded': '{number, plural, one {# file} other {# files}} uploaded',
  'upload.asset-details.assetId': 'Id of the file',
  'upload.bulk.select.label': 'Select all files',
  'upload.checkControl.crop-duplicate': 'Crop a copy',
  'upload.checkControl.crop-original': 'Crop the original',
  'upload.form.input.description.file-alt': 'What the picture shows, for those who cannot see it.',
  'upload.header.actions.add-assets': 'Add files',
  'upload.header.actions.upload-assets': 'Upload files',
  'upload.header.actions.upload-new-asset': 'Upload a file',
  'upload.header.content.assets-empty': 'No files',
  'upload.header.content.assets':
    '{numberFolders, plural, one {1 folder} other {# folders}}, {numberAssets, plural, one {1 file} other {# files}}',
  'upload.input.placeholder': 'Click to add a file, or drop one here',
  'upload.input.placeholder.icon': 'Drop the file here',
  'upload.list.assets.title': 'Files ({count})',
  'upload.list.asset.at.finished': 'The files have been loaded.',
  'upload.list.assets-empty.title': 'There are no files yet',
  'list.assets.empty-upload': 'Upload the first files…',
  'upload.list.assets.empty-upload': 'Upload the first files…',
  'upload.list.assets.error': 'The files could not be loaded.',
  'upload.list.assets.selected':
    '{numberFolders, plural, one {1 folder} other {# folders}}, {numberAssets, plural, one {1 file} other {# files}}',
  'upload.list-assets-select': 'Select the file {name}',
  'upload.list.assets.to-upload':
    '{number, plural, =0 {No file} one {1 file} other {# files}} ready to upload',
  'upload.list.folder.subtitle':
    '{folderCount, plural, one {# folder} other {# folders}}, {filesCount, plural, one {# file} other {# files}}',
  'upload.mediaLibraryInput.placeholder': 'Click to add a file, or drop one here',
  'upload.modal.file-details.id': 'Id of the file',
  'upload.modal.folder.elements.count': '{folderCount} folders, {assetCount} files',
  'upload.modal.header.browse': 'Upload files',
  'upload.modal.header.pending-assets': 'Files to upload',
  'upload.modal.selected-list.sub-header-subtitle': 'Drag the files to change their order',
  'upload.modal.upload-list.footer.button':
    'Upload {number, plural, one {# file} other {# files}} to the library',
  'upload.modal.upload-list.sub-header-subtitle': 'Look at the files before they are added to the library',
  'upload.modal.upload-list.sub-header.button': 'Add more files',
  'upload.search.label': 'Search for a file',
  'upload.config.entries.title': 'Files on a page',
  'upload.config.entries.note': 'How many files the library shows at first',
  'upload.header.search-results.count':
    '{numberFolders, plural, one {1 folder} other {# folders}}, {numberAssets, plural, one {1 file} other {# files}}',
  'upload.header.search-results.count.assets':
    '{numberAssets, plural, =0 {0 files} one {1 file} other {# files}}',
  'upload.list.empty.title': 'No files yet',
  'upload.list.empty.description': 'Upload files, or create a folder.',
  'upload.list.empty.add-assets': 'Add files',
  'upload.list.search.empty.description': 'No file or folder is called “{query}”. Try another search.',
  'upload.list.assets.loading-more': 'Loading more files…',
  'upload.list.table.row.metadata-missing': 'This file has no caption or no alternative text.',
  'upload.list.bulk-actions.delete.confirm.description.cant-be-undone':
    'This cannot be undone. A folder is deleted with everything in it, and what uses these files stays without them.',
  'upload.tabs.title': 'How do you want to upload the files?',
  'upload.settings.blockTitle': 'Files',
  'upload.settings.form.responsiveDimensions.description':
    'Makes smaller copies (small, medium and large) of uploaded pictures.',
};
