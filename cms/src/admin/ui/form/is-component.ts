import { isObject } from '../is-object';
import { isLibraryFile } from '../pictures/is-library-file';

/** Parts of a form, but not files and related entries, whose ids stay valid. */
export const isComponent = (value: unknown): value is Record<string, unknown> =>
  isObject(value) && !('documentId' in value) && !('connect' in value) && !isLibraryFile(value);
