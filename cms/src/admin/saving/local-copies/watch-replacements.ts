import { isObject } from '../../ui/is-object';
import { readConflict } from '../../ui/newer-version';
import { replacements } from '../../ui/form/replaced-forms';
import { isFailure, isSuccess, type Failure, type Success } from '../../ui/server/store-actions';
import { findEditions, getSeenEdition, setSeenEdition } from '../conflicts/seen-editions';
import { isUnsaved } from '../open-forms';

/** After these, Strapi fills the form with what is stored. */
const REPLACING = new Set(['discardDocument', 'unpublishDocument']);
const SAVES = new Set(['updateDocument', 'publishDocument']);
const NOT_FOUND = 404;
/** Documents whose last save failed. Conflicts are settled in the form. */
const failed = new Set<string>();
/** Documents whose newer version may be loaded in place of what was typed, which is offered again. */
const replaceable = new Set<string>();

/** The newer version may be loaded: somebody compares it with a copy, or has put off settling a conflict. */
export function allowReplacement(documentId: string): void {
  failed.delete(documentId);
  replaceable.add(documentId);
}

// Restoring a version fills the form, too.
replacements.listen((documentId) => void failed.delete(documentId));

/** The parts of the admin's Redux store used here. */
interface Store {
  getState(): unknown;
}

/**
 * A Redux middleware: after a failed save, an open form keeps what was typed and what it was filled with, whatever
 * somebody else has saved in the meantime: the next save is compared. It tells a form before it is filled with another
 * version in place of what was typed, by *Discard changes* or *Unpublish*, or once that is allowed. Put it before
 * `noteSeenEditions`.
 */
export const watchReplacements =
  () =>
  ({ getState }: Store) => {
    const isNewer = ({ meta: { arg }, payload }: Success, documentId: string): boolean => {
      const [[, edition] = []] = arg.endpointName === 'getDocument' ? findEditions(payload) : [];
      return edition !== undefined && edition > getSeenEdition(documentId);
    };

    return <Action, Result>(next: (action: Action) => Result) =>
      (action: Action): Result => {
        const documentId = getDocumentId(action);
        if (documentId === undefined) return next(action);
        if (isFailure(action)) {
          noteFailure(action, documentId);
          return next(action);
        }
        if (!isSuccess(action)) return next(action);
        const { endpointName } = action.meta.arg;
        if (isNewer(action, documentId) && failed.has(documentId) && isUnsaved(documentId)) {
          const seen = getSeenEdition(documentId);
          const result = next({ ...action, payload: getCached(getState(), action) ?? action.payload });
          setSeenEdition(documentId, seen);
          return result;
        }
        if (REPLACING.has(endpointName) || (isNewer(action, documentId) && replaceable.has(documentId)))
          replacements.emit(documentId);
        if (SAVES.has(endpointName)) forget(documentId);
        return next(action);
      };
  };

function noteFailure({ meta: { arg }, payload }: Failure, documentId: string): void {
  if (readConflict(payload.details)) forget(documentId);
  else if (!SAVES.has(arg.endpointName)) return;
  // What is loaded once it has been restored is compared with the text that is offered.
  else if (payload.status === NOT_FOUND) allowReplacement(documentId);
  else failed.add(documentId);
}

/** What the store has of the same request, with which the form was filled. */
function getCached(state: unknown, { meta: { arg } }: Success): unknown {
  const api = isObject(state) ? state.adminApi : undefined;
  const queries = isObject(api) ? api.queries : undefined;
  const cached = isObject(queries) ? queries[arg.queryCacheKey ?? ''] : undefined;
  return isObject(cached) ? cached.data : undefined;
}

function forget(documentId: string): void {
  failed.delete(documentId);
  replaceable.delete(documentId);
}

function getDocumentId(action: unknown): string | undefined {
  if (!isSuccess(action) && !isFailure(action)) return undefined;
  const { originalArgs } = action.meta.arg;
  return isObject(originalArgs) && typeof originalArgs.documentId === 'string'
    ? originalArgs.documentId
    : undefined;
}
