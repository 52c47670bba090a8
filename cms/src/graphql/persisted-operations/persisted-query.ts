import * as v from 'valibot';
import { badRequest, type Refusal } from './refusal';

/** One of the site's operations, requested by URL. */
interface PersistedQuery {
  hash: string;
  operationName: string | null;
  /** A JSON object as text. */
  variables: string;
}

const WithHash = v.looseObject({ persistedQuery: v.unknown() });
const Persisted = v.object({
  persistedQuery: v.object({ version: v.literal(1), sha256Hash: v.string() }),
});
/**
 * Parses a request by hash, or returns what is wrong with it.
 * @returns null when the request has no hash, or also contains a query
 */
export function parsePersistedQuery(querystring: string): PersistedQuery | Refusal | null {
  const params = new URLSearchParams(querystring);
  if (params.has('query') || !params.has('extensions')) return null;
  for (const name of ['operationName', 'variables', 'extensions']) {
    if (params.getAll(name).length > 1) return badRequest(`Give ${name} once.`);
  }
  const extensions = parsed(params.get('extensions'));
  if (extensions !== undefined && !v.is(WithHash, extensions)) return null;
  if (!v.is(Persisted, extensions))
    return badRequest('extensions must be {"persistedQuery":{"version":1,"sha256Hash":"..."}}.');

  const variables = params.get('variables') || '{}';
  if (!isObjectOrNull(parsed(variables)))
    return badRequest('variables must be a JSON object, without NUL in its strings.');
  return {
    hash: extensions.persistedQuery.sha256Hash,
    operationName: params.get('operationName'),
    variables,
  };
}

const isObjectOrNull = (value: unknown) => typeof value === 'object' && !Array.isArray(value);

/** Undefined when it is not JSON, or contains a NUL, which PostgreSQL cannot search for. */
function parsed(json: string | null): unknown {
  try {
    return JSON.parse(json ?? '', (_key, value: unknown) => {
      if (typeof value === 'string' && value.includes('\0')) throw new SyntaxError('NUL');
      return value;
    });
  } catch {
    return undefined;
  }
}
