import type { Core } from '@strapi/strapi';
import {
  type ImageManipulation,
  rewritingPictures,
  type UploadService,
  verifyingUploads,
} from '../../platform/uploads/library-services';

interface Plugin {
  services: {
    upload(context: { strapi: Core.Strapi }): UploadService;
    'image-manipulation': ImageManipulation;
  };
}

/** Puts our rules for files around the media library's own services. */
export default function extend(plugin: Plugin) {
  const { upload, 'image-manipulation': pictures } = plugin.services;
  return {
    ...plugin,
    services: {
      ...plugin.services,
      upload: (context: { strapi: Core.Strapi }) => verifyingUploads(upload(context)),
      'image-manipulation': ({ strapi }: { strapi: Core.Strapi }) => rewritingPictures(strapi, pictures),
    },
  };
}
