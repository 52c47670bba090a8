import { startBrowserClient } from '../src/lib/apollo/lazy-client';
import { operationHashes } from '../src/lib/graphql/operation-hashes.gen';

type Answer = (variables: Record<string, unknown>) => unknown;

/**
 * The browser's client, whose questions these functions answer, by operation name; one that throws fails as a CMS does that
 * cannot be reached. One that is asked and not there fails the question too.
 * A file's tests share its cache, as one page does: ask for other things in each.
 * @returns the questions asked, in order
 */
export function startClientWith(
  answers: Record<string, Answer>,
): { operation: string; variables: unknown }[] {
  const asked: { operation: string; variables: unknown }[] = [];
  globalThis.fetch = async (input) => {
    const { searchParams } = new URL(
      input instanceof Request ? input.url : String(input),
      'http://site.example',
    );
    const operation = searchParams.get('operationName') ?? '';
    if (!(operation in operationHashes)) throw new Error(`${operation} is no operation of the site.`);
    const variables: Record<string, unknown> = JSON.parse(searchParams.get('variables') ?? '{}');
    asked.push({ operation, variables });
    const data = await answers[operation]?.(variables);
    if (data === undefined) throw new TypeError('Failed to fetch');
    return new Response(JSON.stringify({ data }), { headers: { 'content-type': 'application/json' } });
  };
  startBrowserClient({ version: null, answers: [] });
  return asked;
}
