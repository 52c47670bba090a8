import { isObject } from '../is-object';

/** Parts of a form, but not files and related entries, whose ids stay valid. */
export const isComponent = (value: unknown): value is Record<string, unknown> =>
  isObject(value) && !('documentId' in value) && !('mime' in value) && !('connect' in value);
