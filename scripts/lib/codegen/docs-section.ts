import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Failure } from '../process/failure.ts';

/** Writes a generated text into a document, between its start and end comments. */
export function writeDocsSection(file: string, name: string, text: string): void {
  const [start, end] = [`<!-- ${name} -->`, `<!-- end of ${name} -->`];
  const document = readFileSync(file, 'utf8');
  const [from, to] = [document.indexOf(start), document.indexOf(end)];
  if (from < 0 || to < from)
    throw new Failure(`${path.basename(file)} lacks the comments ${start} and ${end}.`);
  writeFileSync(file, `${document.slice(0, from)}${start}\n\n${text}\n\n${document.slice(to)}`);
}
