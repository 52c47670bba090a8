import { isObject } from '../../ui/is-object';
import { readConflict } from '../../ui/newer-version';
import { replacements } from '../../ui/form/replaced-forms';
import { isFailure, isSuccess, type Success } from '../../ui/server/store-actions';
import { findEditions, getLoadedEdition } from '../conflicts/seen-editions';

/** After these, Strapi fills the form with what is stored. */
const REPLACING = new Set(['discardDocument', 'unpublishDocument']);
const SAVES = new Set(['updateDocument', 'publishDocument']);
/** Documents whose last save failed. Conflicts are settled in the form. */
const failed = new Set<string>();

/** Somebody has put off settling a conflict: the newer version may be loaded after that. */
export const notePostponed = (documentId: string): unknown => failed.add(documentId);

/**
 * A Redux middleware: tells a form before it is filled with another version in place of what was typed, by *Discard
 * changes* or *Unpublish*, or because a save has failed and somebody else has saved in the meantime. Put it before
 * `noteSeenEditions`.
 */
export const watchReplacements = () => () => {
  const isReplacing = ({ meta: { arg }, payload }: Success, documentId: string): boolean => {
    if (arg.endpointName !== 'getDocument') return REPLACING.has(arg.endpointName);
    const [[, edition] = []] = findEditions(payload);
    return edition !== undefined && failed.has(documentId) && edition > getLoadedEdition(documentId);
  };

  return <Action, Result>(next: (action: Action) => Result) =>
    (action: Action) => {
      const documentId = getDocumentId(action);
      if (documentId !== undefined && isSuccess(action)) {
        if (isReplacing(action, documentId)) replacements.emit(documentId);
        if (SAVES.has(action.meta.arg.endpointName)) failed.delete(documentId);
      } else if (documentId !== undefined && isFailure(action) && SAVES.has(action.meta.arg.endpointName)) {
        if (readConflict(action.payload.details)) failed.delete(documentId);
        else failed.add(documentId);
      }
      return next(action);
    };
};

function getDocumentId(action: unknown): string | undefined {
  if (!isSuccess(action) && !isFailure(action)) return undefined;
  const { originalArgs } = action.meta.arg;
  return isObject(originalArgs) && typeof originalArgs.documentId === 'string'
    ? originalArgs.documentId
    : undefined;
}
