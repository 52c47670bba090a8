import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const APP_DIR = path.resolve(__dirname, '../../..');
const MANIFEST = 'persisted-operations.json';

/** For `bootCms`: this package with only these operations of the site. */
export function withOperations(...texts: string[]) {
  const appDir = fs.mkdtempSync(path.join(os.tmpdir(), 'wellfolio-app-'));
  for (const name of fs.readdirSync(APP_DIR)) {
    if (name !== MANIFEST) fs.symlinkSync(path.join(APP_DIR, name), path.join(appDir, name));
  }
  const hashed = texts.map((text) => [createHash('sha256').update(text).digest('hex'), text] as const);
  fs.writeFileSync(path.join(appDir, MANIFEST), JSON.stringify(Object.fromEntries(hashed)));
  return {
    appDir,
    /** In the order of the texts. */
    hashes: hashed.map(([hash]) => hash),
    remove: () => fs.rmSync(appDir, { recursive: true }),
  };
}
