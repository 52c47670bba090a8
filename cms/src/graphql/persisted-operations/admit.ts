import { parsePersistedQuery } from './persisted-query';
import { REFUSALS, type Refusal } from './refusal';

/** The parts of a request to `/graphql` that decide whether it is executed. */
export interface GraphqlRequest {
  method: string;
  /** The query string, without the question mark. */
  querystring: string;
  /** Bytes of the body: 0 without a body, undefined when the request does not say. */
  bodyLength: number | undefined;
  bodyIsJson: boolean;
}

interface AdmitOptions {
  /** Whether any query is executed: outside production, or with GRAPHQL_OPEN=on. */
  open: boolean;
  findText: (hash: string) => string | undefined;
}

/** `operation`: one of the site's own, in the URL form that Apollo Server reads. `text`: any query, unchanged. */
type Admission =
  { kind: 'operation'; querystring: string } | { kind: 'text' } | { kind: 'refused'; refusal: Refusal };

/**
 * The site's own query strings have about 250 characters. Node itself rejects requests over 16 KB without a message.
 */
const ADDRESS_LIMIT = 8 * 1024;
/** The article page's query, with all 23 block types, has 4 KB. */
const BODY_LIMIT_BYTES = 100 * 1024;

export function admit(request: GraphqlRequest, { open, findText }: AdmitOptions): Admission {
  const unfit = unfitness(request);
  if (unfit) return refused(unfit);

  const question = request.method === 'GET' ? parsePersistedQuery(request.querystring) : null;
  if (!question) return open ? { kind: 'text' } : refused(REFUSALS.notPersisted);
  if ('status' in question) return refused(question);
  const query = findText(question.hash);
  if (query === undefined) return refused(REFUSALS.notKnown);
  const { operationName, variables } = question;
  const params = new URLSearchParams({ query, variables, ...(operationName !== null && { operationName }) });
  return { kind: 'operation', querystring: params.toString() };
}

function unfitness({ querystring, bodyLength, bodyIsJson }: GraphqlRequest): Refusal | undefined {
  if (querystring.length > ADDRESS_LIMIT) return REFUSALS.addressTooLong;
  if (bodyLength === undefined) return REFUSALS.lengthUnknown;
  if (bodyLength > BODY_LIMIT_BYTES) return REFUSALS.bodyTooLarge;
  if (bodyLength > 0 && !bodyIsJson) return REFUSALS.notJson;
  return undefined;
}

const refused = (refusal: Refusal): Admission => ({ kind: 'refused', refusal });
