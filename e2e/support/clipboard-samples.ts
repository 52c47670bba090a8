import { readFileSync } from 'node:fs';
import { inRoot } from '../../scripts/lib/files/root.ts';

/** What a program put on the clipboard (`SOURCES.md` beside the samples). */
export const readClipboardSample = (name: string): string =>
  readFileSync(inRoot(`cms/src/admin/editor/text/paste/fixtures/${name}`), 'utf8');
