import fs from 'node:fs';

/** Skips files with the same content, so that a file's date shows when it last changed. */
export function writeIfChanged(file: string, content: string | Uint8Array): void {
  const bytes = Buffer.from(content);
  if (fs.existsSync(file) && fs.readFileSync(file).equals(bytes)) return;
  fs.writeFileSync(file, bytes);
}
