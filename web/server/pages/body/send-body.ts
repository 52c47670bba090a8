import type { FastifyReply, FastifyRequest } from 'fastify';
import { negotiateEncoding, matchesEtag, type PageBody } from './page-body';

interface Ready {
  body: PageBody;
  /** Includes the charset. */
  type: string;
  /** 200 by default; only a 200 may become a 304. */
  status?: number;
}

/** Sends a body in the best encoding that the client accepts, or a 304 if the client has it. */
export async function sendBody(
  request: FastifyRequest,
  reply: FastifyReply,
  { body, type, status = 200 }: Ready,
): Promise<FastifyReply> {
  const encoding = negotiateEncoding(request.headers['accept-encoding']);
  void reply.header('vary', 'accept-encoding').header('etag', body.etag);
  if (status === 200 && matchesEtag(request.headers['if-none-match'], body.etag)) {
    // Fastify sets Content-Length of a HEAD response from the payload, and without one it would be 0 (RFC 9110, 8.6).
    const measured = request.method === 'HEAD' ? await body.bytesIn(encoding) : undefined;
    return reply.code(304).send(measured);
  }
  if (encoding !== 'identity') void reply.header('content-encoding', encoding);
  return reply
    .code(status)
    .type(type)
    .send(await body.bytesIn(encoding));
}
