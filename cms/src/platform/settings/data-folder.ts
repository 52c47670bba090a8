import fs from 'node:fs';
import path from 'node:path';
import { settings } from './settings';

/** A folder of the data folder, made where it is missing. Nobody else on the machine reads what is in it. */
export function dataFolder(...below: string[]): string {
  const folder = path.join(settings().dataDir, ...below);
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  return folder;
}
