import { createEmitter } from '../../ui/emitter';
import { isObject } from '../../ui/is-object';

/** Emitted when Strapi's media library has uploaded something. */
export const uploads = createEmitter<void>();

/** A tag that Strapi's media library invalidates after an upload and after nothing else. */
const TAG = 'AiUsage';

/**
 * A Redux middleware: Strapi's media library uploads with a request that nothing else in the admin sees, and tells the
 * store when it is done.
 */
export const watchUploads =
  () =>
  () =>
  <Action, Result>(next: (action: Action) => Result) =>
  (action: Action) => {
    const result = next(action);
    if (isUpload(action)) uploads.emit();
    return result;
  };

const isUpload = (action: unknown): boolean =>
  isObject(action) &&
  String(action.type).endsWith('/invalidateTags') &&
  Array.isArray(action.payload) &&
  action.payload.includes(TAG);
