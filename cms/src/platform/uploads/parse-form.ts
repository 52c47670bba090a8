import fs from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { errors, formidable, type File } from 'formidable';

const KB = 1024;
const MB = 1024 * KB;

/** The limits of a form with files. The admin sends a file or two per form, with short descriptions. */
export const FORM_LIMITS = {
  fileBytes: 50 * MB,
  /** All files together. */
  filesBytes: 100 * MB,
  files: 20,
  fields: 50,
  fieldsBytes: 256 * KB,
} as const;

/** The whole request: the files and the multipart overhead. */
export const MAX_FORM_BYTES = FORM_LIMITS.filesBytes + MB;

/** The format in which Strapi expects them in `ctx.request`: single values as they are, several as an array. */
interface Form {
  fields: Record<string, string | string[]>;
  files: Record<string, File | File[]>;
}

/**
 * Parses a form into a separate temporary folder, passes it to `handle`, and always removes the folder, so that an
 * attacker's files do not stay.
 * @throws if the form cannot be parsed (`getFormError`) or the disk is full, and what `handle` throws
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

/** What an error of the parser says about the form; undefined: it is another error. */
export function getFormError(error: unknown): 'too large' | 'not well-formed' | undefined {
  if (!(error instanceof errors.default)) return undefined;
  return error.httpCode === 413 ? 'too large' : 'not well-formed';
}
