import type { FastifyReply, FastifyRequest } from 'fastify';
import { negotiateEncoding, matchesEtag, type Encoding, type PageBody } from './page-body';

interface Ready {
  body: PageBody;
  /** Includes the charset. */
  type: string;
  /** 200 by default; only a 200 may become a 304. */
  status?: number;
}

/** The headers of a response that says which body it is about. */
export const identifyBody = ({ etag }: PageBody): Record<string, string> => ({
  vary: 'accept-encoding',
  etag,
});

/** The headers of a response with a body, which follow those that identify it. */
export const describeBody = (encoding: Encoding, type: string): Record<string, string> => ({
  ...(encoding !== 'identity' && { 'content-encoding': encoding }),
  'content-type': type,
});

/** Sends a body in the best encoding that the client accepts, or a 304 if the client has it. */
export async function sendBody(
  request: FastifyRequest,
  reply: FastifyReply,
  { body, type, status = 200 }: Ready,
): Promise<FastifyReply> {
  const encoding = negotiateEncoding(request.headers['accept-encoding']);
  void reply.headers(identifyBody(body));
  if (status === 200 && matchesEtag(request.headers['if-none-match'], body.etag)) {
    // Fastify sets Content-Length of a HEAD response from the payload, and without one it would be 0 (RFC 9110, 8.6).
    const measured = request.method === 'HEAD' ? await body.bytesIn(encoding) : undefined;
    return reply.code(304).send(measured);
  }
  return reply
    .code(status)
    .headers(describeBody(encoding, type))
    .send(await body.bytesIn(encoding));
}
