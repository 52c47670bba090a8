import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import * as v from 'valibot';

const Texts = v.record(v.string(), v.string());

/** The texts of the operations the site was built with, by SHA-256. */
type Manifest = ReadonlyMap<string, string>;

/**
 * @param file written by `npm run codegen`
 * @throws when it is missing, or was edited by hand
 */
export function readManifest(file: string): Manifest {
  const texts = v.safeParse(Texts, JSON.parse(fs.readFileSync(file, 'utf8')));
  if (!texts.success || Object.entries(texts.output).some(([hash, text]) => hash !== sha256(text))) {
    throw new Error(`${file} is not what npm run codegen writes. Run it, and do not edit the file.`);
  }
  return new Map(Object.entries(texts.output));
}

/**
 * Finds the text of one of the site's operations by its hash. In development it also finds what codegen writes while
 * the CMS is running.
 */
export function operationTexts(
  strapi: Core.Strapi,
  { production }: { production: boolean },
): (hash: string) => string | undefined {
  const file = path.join(strapi.dirs.app.root, 'persisted-operations.json');
  const deployed = readManifest(file);
  return (hash) => deployed.get(hash) ?? (production ? undefined : readManifest(file).get(hash));
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
