import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onExit } from './cleanup.ts';

/** Creates an empty folder that is deleted when the script ends. */
export function scratchFolder(purpose: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), `wellfolio-${purpose}-`));
  onExit(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
