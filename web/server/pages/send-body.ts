import type { FastifyReply, FastifyRequest } from 'fastify';
import { bestEncoding, matches, type PageBody } from './page-body';

interface Ready {
  body: PageBody;
  /** With its charset. */
  type: string;
  /** 200, unless said otherwise; only a 200 may be answered by 304. */
  status?: number;
}

/** Sends what is ready in the best encoding that this reader takes, or 304 to one who has it. */
export async function sendBody(
  request: FastifyRequest,
  reply: FastifyReply,
  { body, type, status = 200 }: Ready,
): Promise<FastifyReply> {
  const encoding = bestEncoding(request.headers['accept-encoding']);
  void reply.header('vary', 'accept-encoding').header('etag', body.etag);
  if (status === 200 && matches(request.headers['if-none-match'], body.etag)) {
    // To HEAD Fastify tells the length of what it is given: of nothing that would be 0 (RFC 9110, 8.6).
    const measured = request.method === 'HEAD' ? await body.bytesIn(encoding) : undefined;
    return reply.code(304).send(measured);
  }
  if (encoding !== 'identity') void reply.header('content-encoding', encoding);
  return reply
    .code(status)
    .type(type)
    .send(await body.bytesIn(encoding));
}
