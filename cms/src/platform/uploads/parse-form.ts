import fs from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { errors, formidable, type File } from 'formidable';

const KB = 1024;
const MB = 1024 * KB;

/** What a form with files may hold. The admin sends a file or two in a form, and a few words about each. */
export const FORM_LIMITS = {
  fileBytes: 50 * MB,
  /** Of all files together. */
  filesBytes: 100 * MB,
  files: 20,
  fields: 50,
  fieldsBytes: 256 * KB,
} as const;

/** Of a whole request: the files, and what stands around them. */
export const MOST_FORM_BYTES = FORM_LIMITS.filesBytes + MB;

/** As Strapi reads them from `ctx.request`: one value as it is, several as an array. */
export interface Form {
  fields: Record<string, string | string[]>;
  files: Record<string, File | File[]>;
}

/**
 * Reads a form into a temporary folder of its own, gives it to `handle`, and removes the folder, whether the form could be
 * read or not: an attacker's files must not stay.
 * @throws where the form cannot be read (`formFault`), where the disk is full, and what `handle` throws
 */
export async function withForm<T>(request: IncomingMessage, handle: (form: Form) => Promise<T>): Promise<T> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'wellfolio-form-'));
  try {
    const parser = formidable({
      uploadDir: folder,
      maxFiles: FORM_LIMITS.files,
      maxFileSize: FORM_LIMITS.fileBytes,
      maxTotalFileSize: FORM_LIMITS.filesBytes,
      maxFields: FORM_LIMITS.fields,
      maxFieldsSize: FORM_LIMITS.fieldsBytes,
      allowEmptyFiles: true,
      minFileSize: 0,
    });
    const [fields, files] = await parser.parse(request);
    return await handle({ fields: singled(fields), files: singled(files) });
  } finally {
    await fs.rm(folder, { recursive: true, force: true });
  }
}

const singled = <T>(entries: Record<string, T[] | undefined>): Record<string, T | T[]> =>
  Object.fromEntries(
    Object.entries(entries).map(([name, values = []]) => {
      const [first, ...more] = values;
      return [name, first !== undefined && more.length === 0 ? first : values];
    }),
  );

/** What an error of the parser says of the form; undefined: the error is no word about the form. */
export function formFault(error: unknown): 'too large' | 'not well-formed' | undefined {
  if (!(error instanceof errors.default)) return undefined;
  return error.httpCode === 413 ? 'too large' : 'not well-formed';
}
