import { isObject } from '../../ui/is-object';
import { isFailure, isSuccess } from '../../ui/server/store-actions';

/** Changes a cached response by hand. */
const PATCH = 'adminApi/queries/queryResultPatched';
/** The request of a form that saves, and the response from which a form takes its values. */
const SAVE = 'updateDocument';
const CACHED = 'getDocument(';

/**
 * A Redux middleware. While a form is being saved, Strapi writes what was typed into the cached document, and takes it
 * back when the save fails; the form follows and loses the text. This holds the change back until the save succeeds.
 */
export const delayOptimisticUpdates = () => () => {
  /** Documents of failed saves, whose change Strapi is about to take back. */
  const failed = new Set<string>();
  return <Action, Result>(next: (action: Action) => Result) => {
    const held = new Map<string, Action>();
    return (action: Action): Action | Result => {
      const key = getPatchedDocument(action);
      if (key !== undefined) {
        if (!failed.delete(key)) held.set(key, action);
        return action;
      }
      const isSaved = isSuccess(action) && action.meta.arg.endpointName === SAVE;
      const hasFailed = isFailure(action) && action.meta.arg.endpointName === SAVE;
      if (isSaved) for (const patch of held.values()) next(patch);
      if (hasFailed) for (const document of held.keys()) failed.add(document);
      if (isSaved || hasFailed) held.clear();
      return next(action);
    };
  };
};

/** The cached document that an action changes by hand. */
function getPatchedDocument(action: unknown): string | undefined {
  if (!isObject(action) || action.type !== PATCH || !isObject(action.payload)) return undefined;
  const { queryCacheKey: key } = action.payload;
  return typeof key === 'string' && key.startsWith(CACHED) ? key : undefined;
}
