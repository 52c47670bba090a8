import { createEmitter } from '../../ui/emitter';
import { isObject } from '../../ui/is-object';

/** Emitted when Strapi's media library has uploaded something. */
export const uploads = createEmitter<void>();

/** The tag that Strapi's dialog of the forms invalidates after an upload and after nothing else. */
const TAG = 'AiUsage';
/** What uploads in Strapi's media library. */
const ENDPOINTS = new Set(['uploadFiles', 'uploadFileSilently']);

type Action = Readonly<Record<string, unknown>>;

/**
 * A Redux middleware: Strapi's media library uploads with a request that nothing else in the admin sees, and tells the
 * store when it is done.
 */
export const watchUploads =
  () =>
  () =>
  <Sent, Result>(next: (action: Sent) => Result) =>
  (action: Sent) => {
    const result = next(action);
    if (isUpload(action)) uploads.emit();
    return result;
  };

const isUpload = (action: unknown): boolean =>
  isObject(action) && (isInvalidation(action) || isFulfilledUpload(action));

const isInvalidation = ({ type, payload }: Action): boolean =>
  String(type).endsWith('/invalidateTags') && Array.isArray(payload) && payload.includes(TAG);

const isFulfilledUpload = ({ type, meta }: Action): boolean =>
  String(type).endsWith('/executeMutation/fulfilled') &&
  isObject(meta) &&
  isObject(meta.arg) &&
  ENDPOINTS.has(String(meta.arg.endpointName));
