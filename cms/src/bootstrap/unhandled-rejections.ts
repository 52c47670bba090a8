import type { Core } from '@strapi/strapi';

/**
 * Keeps the CMS running after an unhandled rejection, and logs it. Strapi reads an entry again for its webhooks after
 * the response: if two editors publish and unpublish one article at the same time, that read finds nothing and fails,
 * and Node would end the CMS for all readers.
 * @returns a function that removes the handler
 */
export function logUnhandledRejections(strapi: Pick<Core.Strapi, 'log'>): () => void {
  const logReason = (reason: unknown) => {
    strapi.log.error('Unhandled promise rejection.');
    strapi.log.error(reason instanceof Error ? (reason.stack ?? reason.message) : String(reason));
  };
  process.on('unhandledRejection', logReason);
  return () => {
    process.off('unhandledRejection', logReason);
  };
}
