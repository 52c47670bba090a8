import type { Core } from '@strapi/strapi';
import { isBareWebp } from '../../../platform/uploads/bare-webp';
import type { ImageManipulation, LibraryPicture } from '../../../platform/uploads/library-services';
import { quickWidths, type WidthMaker } from './quick-widths';

/**
 * Makes the media library store pictures unchanged if they contain only pixels: compressing them again takes most of
 * the import's time, and ours are already as small as possible. Their smaller widths are still created, with less
 * effort, which fails for broken pictures. All other pictures are rewritten like any upload. This also affects other
 * uploads in the same process, so it is meant for dedicated processes.
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
