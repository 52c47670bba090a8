import { getCmsPath } from './cms-paths';
import { plainPage } from './plain-page';

interface Failure {
  status: number;
  /** The error code for GraphQL clients. */
  code: string;
  title: string;
  /** What happened and what to do. */
  sentence: string;
}

const FAILURES = {
  cmsDown: {
    status: 503,
    code: 'SERVICE_UNAVAILABLE',
    title: 'The site cannot reach its articles',
    sentence:
      'The part of the site that stores the articles is not responding. Please try again in a minute.',
  },
  cmsSlow: {
    status: 503,
    code: 'SERVICE_UNAVAILABLE',
    title: 'The site is slow',
    sentence:
      'The part of the site that stores the articles took too long to respond. Please try again in a minute.',
  },
  tooManyAtOnce: {
    status: 503,
    code: 'SERVICE_UNAVAILABLE',
    title: 'Too many pages at once',
    sentence: 'Too many pages were requested at the same time. Please try again in a moment.',
  },
  broken: {
    status: 500,
    code: 'INTERNAL_SERVER_ERROR',
    title: 'Something went wrong',
    sentence: 'An error occurred on the site. Please try again in a minute.',
  },
  badAddress: {
    status: 400,
    code: 'BAD_REQUEST',
    title: 'This address cannot be read',
    sentence: 'The address contains invalid characters. Please check it for typing errors.',
  },
  unreadable: {
    status: 400,
    code: 'BAD_REQUEST',
    title: 'This request cannot be read',
    sentence: 'The request is not valid HTTP.',
  },
  requestTooSlow: {
    status: 408,
    code: 'REQUEST_TIMEOUT',
    title: 'The request took too long',
    sentence: 'The request did not arrive in time. Please check your connection and try again.',
  },
  wrongMethod: {
    status: 405,
    code: 'METHOD_NOT_ALLOWED',
    title: 'This address can only be read',
    sentence: 'The pages of the site support only GET and HEAD.',
  },
  previewEnded: {
    status: 404,
    code: 'NOT_FOUND',
    title: 'This preview has ended',
    sentence:
      'A preview opens for a limited time, and whoever shared it can withdraw it. Please ask for a new link, or open the preview again from the form.',
  },
  otherFile: {
    status: 412,
    code: 'PRECONDITION_FAILED',
    title: 'This is another file now',
    sentence: 'The file has changed since you loaded it. Please request it without a condition.',
  },
  noSuchPart: {
    status: 416,
    code: 'RANGE_NOT_SATISFIABLE',
    title: 'The file has no such part',
    sentence: 'The file ends before the requested part. Please request the whole file.',
  },
  addressTooLong: {
    status: 431,
    code: 'URI_TOO_LONG',
    title: 'This address is too long',
    sentence: 'The address, together with the request headers, is longer than 16 KB. Please use fewer words.',
  },
  onlyInFrame: {
    status: 403,
    code: 'FORBIDDEN',
    title: 'This is a part of a page',
    sentence: 'The content at this address is shown within an article. Please open the article.',
  },
  noSuchFile: {
    status: 404,
    code: 'NOT_FOUND',
    title: 'No such file',
    sentence: 'There is no file at this address.',
  },
} satisfies Record<string, Failure>;

export type FailureKind = keyof typeof FAILURES;

/**
 * The response to a failure: JSON for programs, in the format of C3 or of GraphQL (C2), and a plain page for people.
 */
export function failureResponse(url: string, kind: FailureKind) {
  const { status, code, title, sentence } = FAILURES[kind];
  const json = toPrograms(url, sentence, code);
  return {
    status,
    headers: {
      'cache-control': 'no-store',
      'content-type': json ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8',
    },
    body: json ? JSON.stringify(json) : plainPage(title, sentence),
  };
}

function toPrograms(url: string, sentence: string, code: string) {
  const path = getCmsPath(url);
  if (path === 'graphql') return { errors: [{ message: sentence, extensions: { code } }] };
  return path === 'api' ? { error: sentence, message: sentence } : undefined;
}

/** A Fastify reply, whichever server it belongs to. */
interface ReplyLike {
  code(status: number): unknown;
  headers(headers: Record<string, string>): unknown;
  send(body: string): unknown;
}

export function sendFailure<TReply extends ReplyLike>(
  { url }: { url: string },
  reply: TReply,
  kind: FailureKind,
): TReply {
  const { status, headers, body } = failureResponse(url, kind);
  reply.code(status);
  reply.headers(headers);
  reply.send(body);
  return reply;
}
