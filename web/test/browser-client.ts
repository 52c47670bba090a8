import { startBrowserClient } from '../src/lib/apollo/lazy-client';
import { operationHashes } from '../src/lib/graphql/operation-hashes.gen';

type Responder = (variables: Record<string, unknown>) => unknown;

/**
 * Starts the browser's GraphQL client with these responses, by operation name. A function that throws simulates an
 * unreachable CMS; so does a missing operation. All tests of a file share the client's cache, as on a single page, so
 * each should request different data.
 * @returns the requests in order
 */
export function startBrowserClientWith(
  responders: Record<string, Responder>,
): { operation: string; variables: unknown }[] {
  const requests: { operation: string; variables: unknown }[] = [];
  globalThis.fetch = async (input) => {
    const { searchParams } = new URL(
      input instanceof Request ? input.url : String(input),
      'http://site.example',
    );
    const operation = searchParams.get('operationName') ?? '';
    if (!(operation in operationHashes)) throw new Error(`${operation} is not an operation of the site.`);
    const variables: Record<string, unknown> = JSON.parse(searchParams.get('variables') ?? '{}');
    requests.push({ operation, variables });
    const data = await responders[operation]?.(variables);
    if (data === undefined) throw new TypeError('Failed to fetch');
    return new Response(JSON.stringify({ data }), { headers: { 'content-type': 'application/json' } });
  };
  startBrowserClient({ version: null, responses: [] });
  return requests;
}
