import { getSchema } from '@tiptap/core';
import { textExtensions } from './extensions';

/** For text that is not in an editor. */
export const textSchema = getSchema(textExtensions);
