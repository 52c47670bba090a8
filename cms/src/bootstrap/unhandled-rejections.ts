import type { Core } from '@strapi/strapi';

/**
 * Keeps the CMS running when a promise fails that nobody holds, and tells it in the log. Strapi reads an entry again for
 * its webhooks after the answer has gone: where two editors publish and take back one article at once, that reading finds
 * nothing and fails, and Node would end the CMS for all its readers.
 * @returns what ends this
 */
export function logUnhandledRejections(strapi: Pick<Core.Strapi, 'log'>): () => void {
  const tell = (reason: unknown) => {
    strapi.log.error('Something failed that nobody waited for.');
    strapi.log.error(reason instanceof Error ? (reason.stack ?? reason.message) : String(reason));
  };
  process.on('unhandledRejection', tell);
  return () => {
    process.off('unhandledRejection', tell);
  };
}
