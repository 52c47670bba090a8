import { getCmsPath } from './cms-paths';
import { plainPage } from './plain-page';

interface Failure {
  status: number;
  /** The word for programs, where GraphQL was asked. */
  code: string;
  title: string;
  /** Says what happened and what to do. */
  sentence: string;
}

const FAILURES = {
  cmsDown: {
    status: 503,
    code: 'SERVICE_UNAVAILABLE',
    title: 'The site cannot reach its articles',
    sentence: 'The part of the site that keeps the articles does not answer. Please try again in a minute.',
  },
  cmsSlow: {
    status: 503,
    code: 'SERVICE_UNAVAILABLE',
    title: 'The site is slow',
    sentence:
      'The part of the site that keeps the articles took too long to answer. Please try again in a minute.',
  },
  tooManyAtOnce: {
    status: 503,
    code: 'SERVICE_UNAVAILABLE',
    title: 'Too many pages at once',
    sentence: 'Too many pages were asked for at once. Please try again in a moment.',
  },
  broken: {
    status: 500,
    code: 'INTERNAL_SERVER_ERROR',
    title: 'Something went wrong',
    sentence: 'The site made a mistake while answering. Please try again in a minute.',
  },
  badAddress: {
    status: 400,
    code: 'BAD_REQUEST',
    title: 'This address cannot be read',
    sentence: 'The address holds signs that no address may hold. Please check it for typing mistakes.',
  },
  unreadable: {
    status: 400,
    code: 'BAD_REQUEST',
    title: 'This request cannot be read',
    sentence: 'What was sent is not HTTP as this site understands it.',
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
    sentence: 'The pages of the site answer to GET and HEAD alone.',
  },
  otherFile: {
    status: 412,
    code: 'PRECONDITION_FAILED',
    title: 'This is another file now',
    sentence: 'The file has changed since you had it. Please ask for it without a condition.',
  },
  noSuchPart: {
    status: 416,
    code: 'RANGE_NOT_SATISFIABLE',
    title: 'The file has no such part',
    sentence: 'The file ends before the part that was asked for. Please ask for all of it.',
  },
  addressTooLong: {
    status: 431,
    code: 'URI_TOO_LONG',
    title: 'This address is too long',
    sentence:
      'The address, with what the browser sends along, is longer than 16 KB. Please ask with fewer words.',
  },
  onlyInFrame: {
    status: 403,
    code: 'FORBIDDEN',
    title: 'This is a part of a page',
    sentence: 'What is at this address is shown in the article that it belongs to. Please open the article.',
  },
  noSuchFile: {
    status: 404,
    code: 'NOT_FOUND',
    title: 'No such file',
    sentence: 'There is no file at this address.',
  },
} satisfies Record<string, Failure>;

export type FailureKind = keyof typeof FAILURES;

/** A failure's answer: as JSON to programs, in the shape of C3 or of GraphQL (C2), and as a plain page to people. */
export function failureAnswer(url: string, kind: FailureKind) {
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
interface Answerable {
  code(status: number): unknown;
  headers(headers: Record<string, string>): unknown;
  send(body: string): unknown;
}

export function answerFailure<TReply extends Answerable>(
  { url }: { url: string },
  reply: TReply,
  kind: FailureKind,
): TReply {
  const { status, headers, body } = failureAnswer(url, kind);
  reply.code(status);
  reply.headers(headers);
  reply.send(body);
  return reply;
}
