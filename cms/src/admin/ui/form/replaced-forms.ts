import { createEmitter } from '../emitter';

/** The id of a document whose form is about to be filled with another version, in place of what was typed. */
export const replacements = createEmitter<string>();
