import fs from 'node:fs';

/** Leaves a file alone that holds these bytes already, so that its date says when it changed. */
export function writeIfOther(file: string, content: string | Uint8Array): void {
  const bytes = Buffer.from(content);
  if (fs.existsSync(file) && fs.readFileSync(file).equals(bytes)) return;
  fs.writeFileSync(file, bytes);
}
