import { createEmitter } from '../ui/emitter';
import { isObject } from '../ui/is-object';
import { isSuccess } from '../ui/server/store-actions';
import type { RowResult } from './bulk/row-results';
import { ARTICLE } from './listed-article';

/** The list of articles was loaded: its counts may be others. */
export const listLoads = createEmitter<void>();
/** Articles that were deleted, by document id. */
export const deletions = createEmitter<readonly string[]>();

/** What became of the articles of a bulk action. */
export interface Results {
  /** “4 of 5 articles published.” */
  summary: string;
  rows: readonly RowResult[];
}
export const results = createEmitter<Results>();

/** The parts of the admin's Redux store used here. */
interface Store {
  dispatch(action: object): unknown;
}

let store: Store | undefined;

/** A Redux middleware: tells the screens when the list of articles was loaded, and when an article was deleted. */
export const watchArticleList = () => (shared: Store) => {
  store = shared;
  return <Action, Result>(next: (action: Action) => Result) =>
    (action: Action): Result => {
      const result = next(action);
      if (isSuccess(action)) emit(action.meta.arg.endpointName, action.meta.arg.originalArgs);
      return result;
    };
};

function emit(endpoint: string, args: unknown): void {
  if (!isObject(args) || args.model !== ARTICLE) return;
  if (endpoint === 'getAllDocuments') listLoads.emit();
  if (endpoint === 'deleteDocument' && typeof args.documentId === 'string') deletions.emit([args.documentId]);
}

/** Loads the list again after an action of our own. As the function of Strapi's client does. */
export function reloadArticles(documentIds: readonly string[]): void {
  const ids = [`${ARTICLE}_LIST`, ...documentIds.map((id) => `${ARTICLE}_${id}`)];
  store?.dispatch({
    type: 'adminApi/invalidateTags',
    payload: ids.map((id) => ({ type: 'Document', id })),
  });
}
