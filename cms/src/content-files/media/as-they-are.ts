import type { Core } from '@strapi/strapi';

/** The part of the upload plugin's service that this uses. */
interface ImageManipulation {
  optimize(file: object): Promise<object>;
}

/**
 * Has the media library keep pictures as they come, where they are as small as they get (content/picture-maker):
 * squeezing each again is half the time it takes to bring one in, and costs quality for nothing. Its narrower widths
 * are made all the same. Uploads beside it in the same process are kept as they come, too: for programs of their own.
 */
export async function keptAsTheyAre<T>(strapi: Core.Strapi, job: () => Promise<T>): Promise<T> {
  const service: ImageManipulation = strapi.plugin('upload').service('image-manipulation');
  const { optimize } = service;
  service.optimize = (file) => Promise.resolve(file);
  try {
    return await job();
  } finally {
    service.optimize = optimize;
  }
}
