import fs from 'node:fs';
import path from 'node:path';
import { Kind, parse } from 'graphql';
import request from 'supertest';
import type { Cms } from '../harness';

/** The site's operations by name: hash and text. */
export const OPERATIONS = new Map(
  Object.entries(readManifest()).map(([hash, text]) => [nameIn(text), { hash, text }] as const),
);

function readManifest(): Record<string, string> {
  return JSON.parse(fs.readFileSync(path.join(__dirname, '../../../persisted-operations.json'), 'utf8'));
}

function nameIn(text: string): string {
  const [operation] = parse(text).definitions;
  if (operation?.kind !== Kind.OPERATION_DEFINITION || !operation.name)
    throw new Error(`No operation: ${text}`);
  return operation.name.value;
}

/** The query string of an operation, as web and browsers send it. */
export function getAddress(
  name: string,
  variables: unknown = {},
  hash = OPERATIONS.get(name)?.hash ?? '',
): string {
  return new URLSearchParams({
    operationName: name,
    variables: typeof variables === 'string' ? variables : JSON.stringify(variables),
    extensions: JSON.stringify({ persistedQuery: { version: 1, sha256Hash: hash } }),
  }).toString();
}

/** Requests an operation as the site does. */
export function requestByHash(
  cms: Cms,
  name: string,
  variables: unknown = {},
  method: 'get' | 'head' = 'get',
) {
  return request(cms.server)[method](`/graphql?${getAddress(name, variables)}`);
}
