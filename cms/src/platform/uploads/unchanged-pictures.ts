import type { Core } from '@strapi/strapi';
import { isBareWebp } from './pictures/bare-webp';
import type { ImageManipulation, LibraryPicture } from './library-services';
import { createFastWidths, type WidthService } from './pictures/quick-widths';
import { isStoredUnchanged } from './unchanged';

/**
 * Stores pictures of the demonstration content unchanged if they contain nothing but pixels. Compressing them again
 * would take most of the time of an upload, and ours are as small as possible. Their smaller widths are still created,
 * with less effort, and a broken picture still fails. All other pictures are rewritten (decision 031).
 */
export function unchangedPictures<Service extends ImageManipulation & WidthService>(
  strapi: Core.Strapi,
  service: Service,
): Service {
  const quick = createFastWidths(strapi, service);
  const widths = (): WidthService => (isStoredUnchanged() ? quick : service);
  return {
    ...service,
    optimize: async (file: LibraryPicture) =>
      isStoredUnchanged() && (await isBareWebp(file.filepath)) ? file : service.optimize(file),
    generateThumbnail: (file) => widths().generateThumbnail(file),
    generateResponsiveFormats: (file) => widths().generateResponsiveFormats(file),
  };
}
