import fs from 'node:fs';
import path from 'node:path';
import { settings } from './settings';

/** A subfolder of the data folder, created if it is missing. Other users of the machine cannot read it. */
export function ensureDataFolder(...below: string[]): string {
  const folder = path.join(settings().dataDir, ...below);
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  return folder;
}
