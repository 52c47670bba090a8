import { createEmitter } from '../../ui/emitter';
import type { Interceptor } from '../../ui/server/intercept-fetch';
import { isOpen, isUnsaved } from '../open-forms';

const PAUSE_MS = 3000;
const DOCUMENT = /^\/content-manager\/collection-types\/[^/]+\/([a-z0-9]+)$/;
const NOT_FOUND = 404;

/** The id of a document that somebody has deleted while its form has unsaved text. */
export const deletions = createEmitter<string>();

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, PAUSE_MS));

/**
 * Strapi loads a document again after each save, even one that failed, and replaces the form when that fails too. The
 * form stays until the server responds, or until somebody has restored the document.
 */
export const keepOpenForm = (wait = pause): Interceptor => ({
  async repeat({ pathname }, init, response) {
    const { method = 'GET', signal } = init;
    const [, documentId] = DOCUMENT.exec(pathname) ?? [];
    if (method !== 'GET' || documentId === undefined || !isOpen(documentId) || signal?.aborted)
      return undefined;
    const isDeleted = response?.status === NOT_FOUND;
    if (isDeleted ? !isUnsaved(documentId) : response && response.status < 500) return undefined;
    if (isDeleted) deletions.emit(documentId);
    await wait();
    return isOpen(documentId) && !signal?.aborted ? init : undefined;
  },
});
