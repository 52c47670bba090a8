import type { Core } from '@strapi/strapi';
import { isBareWebp } from '../../../platform/uploads/bare-webp';
import type { ImageManipulation, LibraryPicture } from '../../../platform/uploads/library-services';
import { quickWidths, type WidthMaker } from './quick-widths';

/**
 * Has the media library take pictures as they come where they hold nothing but pixels: to squeeze each again takes most of
 * the time that bringing one in does, and ours are as small as they get. Their narrower widths are made all the same, with
 * less effort, and fail where a picture is broken. All others are rewritten like any upload.
 * Uploads beside it in the same process are taken so, too: it is for programs of their own.
 */
export async function takenAsTheyAre<T>(strapi: Core.Strapi, job: () => Promise<T>): Promise<T> {
  const service: ImageManipulation & WidthMaker = strapi.plugin('upload').service('image-manipulation');
  const { optimize, generateThumbnail, generateResponsiveFormats } = service;
  const usual = { optimize, generateThumbnail, generateResponsiveFormats };
  Object.assign(service, {
    optimize: async (file: LibraryPicture) => ((await isBareWebp(file.filepath)) ? file : optimize(file)),
    ...quickWidths(strapi, usual),
  });
  try {
    return await job();
  } finally {
    Object.assign(service, usual);
  }
}
