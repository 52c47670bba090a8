import { operationHashes } from './operation-hashes.gen';
import { OutdatedError } from '../routing/outdated';
import { RateLimitError } from '../routing/rate-limit';

/** What the CMS answers of a hash that is not in the manifest it was deployed with. */
const NOT_KNOWN = 'PERSISTED_QUERY_NOT_FOUND';
/** What it answers who has searched too often. */
const TOO_OFTEN = 'TOO_MANY_REQUESTS';

/** How GraphQL tells what failed; the extensions are the CMS's own. */
export interface GraphQLError {
  message: string;
  extensions?: { code?: unknown } | undefined;
}

export interface GraphQLAnswer {
  data?: unknown;
  errors?: readonly GraphQLError[];
}

/** Anything else did not come from the CMS. */
export function isGraphQLAnswer(value: unknown): value is GraphQLAnswer {
  if (typeof value !== 'object' || value === null) return false;
  return 'errors' in value ? Array.isArray(value.errors) : 'data' in value;
}

/**
 * What names one of the site's operations to the CMS, in the place of its text. The text is never sent, not as a second
 * try either: a CMS in production would refuse it, and one that does not know the hash is of another version.
 */
export function persistedQuery(operation: string): { version: 1; sha256Hash: string } {
  const sha256Hash = operationHashes[operation];
  if (!sha256Hash) throw new Error(`${operation} is not among the site’s operations: run npm run codegen.`);
  return { version: 1, sha256Hash };
}

/** @throws OutdatedError where these errors say that the CMS does not know the operation, RateLimitError where the visitor asks too often */
export function refuseByCode(operation: string, errors: readonly GraphQLError[] | undefined): void {
  const codes = errors?.map(({ extensions }) => extensions?.code);
  if (codes?.includes(TOO_OFTEN)) throw new RateLimitError(`${operation} was asked too often.`);
  if (!codes?.includes(NOT_KNOWN)) return;
  throw new OutdatedError(
    `The CMS does not know the site’s operation ${operation}: it is of another version. Deploy the CMS first, then the site.`,
  );
}
