import { readFileSync } from 'node:fs';
import path from 'node:path';
import { XmlDocument, XmlLibError, XsdValidator } from 'libxml2-wasm';
import { xmlRegisterFsInputProviders } from 'libxml2-wasm/lib/nodejs.mjs';

const folder = path.join(import.meta.dirname, 'schemas');

// A schema imports other namespaces by file name.
xmlRegisterFsInputProviders();

/**
 * Schema violations of the XML; empty if it is valid.
 * @param schema a file of e2e/schemas
 */
export function schemaFindings(xml: string, schema: string): string[] {
  const file = path.join(folder, schema);
  const description = XmlDocument.fromBuffer(readFileSync(file), { url: file });
  const validator = XsdValidator.fromDoc(description);
  try {
    const document = XmlDocument.fromString(xml);
    try {
      validator.validate(document);
      return [];
    } finally {
      document.dispose();
    }
  } catch (error) {
    if (!(error instanceof XmlLibError)) throw error;
    return error.details.map(({ line, message }) => `line ${line}: ${message.trim()}`);
  } finally {
    validator.dispose();
    description.dispose();
  }
}
