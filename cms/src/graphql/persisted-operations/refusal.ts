/** An error response from before GraphQL runs: its message, and a code for programs. */
export interface Refusal {
  status: 400 | 411 | 413 | 414 | 415 | 500 | 503;
  code: string;
  message: string;
}

const refusal = (status: Refusal['status'], code: string, message: string): Refusal => ({
  status,
  code,
  message,
});

export const badRequest = (message: string) => refusal(400, 'BAD_REQUEST', message);

export const REFUSALS = {
  notKnown: refusal(
    400,
    'PERSISTED_QUERY_NOT_FOUND',
    'This CMS does not know an operation with this hash: the site that sent it has another version.',
  ),
  notPersisted: refusal(
    400,
    'PERSISTED_QUERY_REQUIRED',
    "Only the site's own operations are allowed here: use REST (/api/docs.json), or run this CMS with GRAPHQL_OPEN=on.",
  ),
  addressTooLong: refusal(414, 'URI_TOO_LONG', 'A query in a URL may have at most 8 KB.'),
  bodyTooLarge: refusal(413, 'PAYLOAD_TOO_LARGE', 'A query may have at most 100 KB.'),
  lengthUnknown: refusal(411, 'LENGTH_REQUIRED', 'The Content-Length header is required.'),
  notJson: refusal(415, 'UNSUPPORTED_MEDIA_TYPE', 'Send the query as JSON (Content-Type: application/json).'),
  outage: refusal(
    503,
    'SERVICE_UNAVAILABLE',
    'This is not possible at the moment. Please try again in a minute.',
  ),
  broken: refusal(500, 'INTERNAL_SERVER_ERROR', 'Something went wrong on our side. Please try again.'),
} satisfies Record<string, Refusal>;
