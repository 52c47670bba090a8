import { cmsPathOf } from './cms-paths';
import { plainPage } from './plain-page';

interface Failure {
  status: number;
  title: string;
  /** Says what happened and what to do. */
  sentence: string;
}

const FAILURES = {
  cmsDown: {
    status: 502,
    title: 'The site cannot reach its articles',
    sentence: 'The part of the site that keeps the articles does not answer. Please try again in a minute.',
  },
  cmsSlow: {
    status: 504,
    title: 'The site is slow',
    sentence:
      'The part of the site that keeps the articles took too long to answer. Please try again in a minute.',
  },
  broken: {
    status: 500,
    title: 'Something went wrong',
    sentence: 'The site made a mistake while answering. Please try again in a minute.',
  },
  badAddress: {
    status: 400,
    title: 'This address cannot be read',
    sentence: 'The address holds signs that no address may hold. Please check it for typing mistakes.',
  },
  wrongMethod: {
    status: 405,
    title: 'This address can only be read',
    sentence: 'The pages of the site answer to GET and HEAD alone.',
  },
  noSuchFile: { status: 404, title: 'No such file', sentence: 'There is no file at this address.' },
} satisfies Record<string, Failure>;

/** A failure's answer: as JSON to programs, under `/api` in the shape of C3, and as a plain page to people. */
export function failureAnswer(url: string, kind: keyof typeof FAILURES) {
  const { status, title, sentence } = FAILURES[kind];
  const path = cmsPathOf(url);
  const json = path === 'api' || path === 'graphql';
  return {
    status,
    headers: {
      'cache-control': 'no-store',
      'content-type': json ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8',
    },
    body: json ? JSON.stringify({ error: sentence, message: sentence }) : plainPage(title, sentence),
  };
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
  kind: keyof typeof FAILURES,
): TReply {
  const { status, headers, body } = failureAnswer(url, kind);
  reply.code(status);
  reply.headers(headers);
  reply.send(body);
  return reply;
}
