import type { Core } from '@strapi/strapi';
import { quickWidths, type WidthMaker } from './quick-widths';

/** The part of the upload plugin's service that this uses. */
interface ImageManipulation extends WidthMaker {
  optimize(file: object): Promise<object>;
  isFaultyImage(file: object): Promise<boolean>;
}

/**
 * Has the media library take pictures as they come, where they are sound and as small as they get (content/picture-maker):
 * to squeeze each again and to work out statistics of its colours, by which Strapi knows a broken one, is two thirds of the
 * time it takes to bring one in. Its narrower widths are made all the same, with less effort, and fail where it is broken.
 * Uploads beside it in the same process are taken so, too: it is for programs of their own.
 */
export async function takenAsTheyAre<T>(strapi: Core.Strapi, job: () => Promise<T>): Promise<T> {
  const service: ImageManipulation = strapi.plugin('upload').service('image-manipulation');
  const { optimize, isFaultyImage, generateThumbnail, generateResponsiveFormats } = service;
  const strapis = { optimize, isFaultyImage, generateThumbnail, generateResponsiveFormats };
  Object.assign(service, {
    optimize: (file: object) => Promise.resolve(file),
    isFaultyImage: () => Promise.resolve(false),
    ...quickWidths(strapi, strapis),
  });
  try {
    return await job();
  } finally {
    Object.assign(service, strapis);
  }
}
