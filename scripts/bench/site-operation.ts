import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../lib/files/root.ts';

/**
 * The path and query of one of the site's own operations, sent by hash as the site does. `home` is the checkout that
 * the CMS was built from.
 */
export function siteOperation(name: string, variables: Record<string, unknown>, home = root): string {
  const texts: unknown = JSON.parse(readFileSync(path.join(home, 'cms/persisted-operations.json'), 'utf8'));
  const start = new RegExp(`^query ${name}\\b`);
  const found = Object.entries(texts ?? {}).find(([, text]) => start.test(String(text)));
  if (!found) throw new Error(`The site has no GraphQL operation ${name}.`);
  const [sha256Hash] = found;
  const params = new URLSearchParams({
    operationName: name,
    variables: JSON.stringify(variables),
    extensions: JSON.stringify({ persistedQuery: { version: 1, sha256Hash } }),
  });
  return `/graphql?${params.toString()}`;
}
