import type { Core } from '@strapi/strapi';
import { checkFolders, type Folders } from '../../domain/media-library/check-folders';
import { checkIds } from '../../domain/media-library/check-ids';
import { keepUndescribed } from '../../domain/pictures/keep-undescribed';
import {
  type BulkActions,
  checkBulkDeletion,
  protectFilesInUse,
} from '../../domain/media-library/protect-files-in-use';
import { withDigests } from '../../platform/uploads/digests/record-digests';
import {
  type ImageManipulation,
  withPictureRewriting,
  type UploadService,
  withUploadVerification,
} from '../../platform/uploads/library-services';
import type { WidthService } from '../../platform/uploads/pictures/quick-widths';
import { unchangedPictures } from '../../platform/uploads/unchanged-pictures';

interface Plugin {
  services: {
    upload(context: {
      strapi: Core.Strapi;
    }): UploadService & { remove(file: { id: number }): Promise<unknown> };
    'image-manipulation': ImageManipulation & WidthService;
  };
  controllers: {
    'admin-folder-file': BulkActions;
    'admin-folder': Folders;
    'admin-file': object;
    'admin-upload': object;
  };
}

/** Puts our rules for files around the media library's own services. */
export default function extend(plugin: Plugin) {
  const { upload, 'image-manipulation': pictures } = plugin.services;
  const { 'admin-folder-file': bulkActions, 'admin-folder': folders } = plugin.controllers;
  const { 'admin-file': files, 'admin-upload': uploads } = plugin.controllers;
  return {
    ...plugin,
    services: {
      ...plugin.services,
      upload: ({ strapi }: { strapi: Core.Strapi }) =>
        protectFilesInUse(
          strapi,
          keepUndescribed(strapi, withDigests(strapi, withUploadVerification(upload({ strapi })))),
        ),
      'image-manipulation': ({ strapi }: { strapi: Core.Strapi }) =>
        unchangedPictures(strapi, withPictureRewriting(strapi, pictures)),
    },
    controllers: {
      ...plugin.controllers,
      'admin-folder-file': ({ strapi }: { strapi: Core.Strapi }) =>
        checkIds(checkBulkDeletion(strapi, bulkActions)),
      'admin-folder': ({ strapi }: { strapi: Core.Strapi }) => checkIds(checkFolders(strapi, folders)),
      'admin-file': checkIds(files),
      'admin-upload': checkIds(uploads),
    },
  };
}
