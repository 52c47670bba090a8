import { Extension } from '@tiptap/core';
import { createEmitter } from '../../../ui/emitter';

/** The editor has asked for the form of a link. */
export const linkRequests = createEmitter<void>();

export const LinkKey = Extension.create({
  name: 'linkKey',
  addKeyboardShortcuts: () => ({ 'Mod-k': () => linkRequests.emit() }),
});
