import { operationHashes } from './operation-hashes.gen';
import { OutdatedError } from '../routing/reload/outdated';
import { RateLimitError } from '../routing/rate-limit';

/** The CMS's error for a hash that is not in the manifest it was deployed with. */
const NOT_KNOWN = 'PERSISTED_QUERY_NOT_FOUND';
/** Its error for a visitor who searches too often. */
const TOO_OFTEN = 'TOO_MANY_REQUESTS';

/** A GraphQL error. The extensions are the CMS's own. */
export interface GraphQLError {
  message: string;
  extensions?: { code?: unknown } | undefined;
}

interface GraphQLResponse {
  data?: unknown;
  errors?: readonly GraphQLError[];
}

/** An error without them does not come from the CMS. */
export function isGraphQLResponse(value: unknown): value is GraphQLResponse {
  if (typeof value !== 'object' || value === null) return false;
  return 'errors' in value ? Array.isArray(value.errors) : 'data' in value;
}

/**
 * Identifies one of the site's operations to the CMS by hash. The query text is never sent, not even as a fallback: a
 * CMS in production would reject it, and one that does not know the hash is of another version.
 */
export function persistedQuery(operation: string): { version: 1; sha256Hash: string } {
  const sha256Hash = operationHashes[operation];
  if (!sha256Hash) throw new Error(`${operation} is not among the site’s operations: run npm run codegen.`);
  return { version: 1, sha256Hash };
}

/**
 * @throws OutdatedError if the errors say that the CMS does not know the operation, RateLimitError if the visitor is
 *   rate limited
 */
export function throwByCode(operation: string, errors: readonly GraphQLError[] | undefined): void {
  const codes = errors?.map(({ extensions }) => extensions?.code);
  if (codes?.includes(TOO_OFTEN)) throw new RateLimitError(`${operation} was rate limited.`);
  if (!codes?.includes(NOT_KNOWN)) return;
  throw new OutdatedError(
    `The CMS does not know the site’s operation ${operation}: it is of another version. Deploy the CMS first, then the site.`,
  );
}
