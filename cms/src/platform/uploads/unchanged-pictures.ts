import type { Core } from '@strapi/strapi';
import { isBareWebp } from './bare-webp';
import type { ImageManipulation, LibraryPicture } from './library-services';
import { quickWidths, type WidthMaker } from './quick-widths';
import { isStoredUnchanged } from './unchanged';

/**
 * Pictures of the demonstration content that hold nothing but pixels are stored as they are: to squeeze each again takes most of the
 * time that storing one does, and ours are as small as they get. Their narrower widths are made all the same, with less effort, and
 * fail where a picture is broken. All other pictures are rewritten (decision 031).
 */
export function unchangedPictures<Service extends ImageManipulation & WidthMaker>(
  strapi: Core.Strapi,
  service: Service,
): Service {
  const quick = quickWidths(strapi, service);
  const widths = (): WidthMaker => (isStoredUnchanged() ? quick : service);
  return {
    ...service,
    optimize: async (file: LibraryPicture) =>
      isStoredUnchanged() && (await isBareWebp(file.filepath)) ? file : service.optimize(file),
    generateThumbnail: (file) => widths().generateThumbnail(file),
    generateResponsiveFormats: (file) => widths().generateResponsiveFormats(file),
  };
}
