import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RenderedPage } from '../../src/entry-server';
import { SERVICE_UNAVAILABLE } from '../../src/lib/graphql/load';
import { hueRules } from '../feeds/styles';
import { canonicalPath, splitTarget } from '../http/canonical-address';
import { sendFailure } from '../http/failure';
import { runForPreview } from '../visitor/current-visitor';
import { negotiateEncoding, createPageBody } from '../pages/body/page-body';
import type { DescribePreview, PreviewDescription } from '../cms/describe-preview';
import { addToPage, PREVIEW_STYLES } from './preview-bar';
import { isPossibleToken, toPreviewAddress } from './preview-token';

/** Nobody stores or indexes a preview, and no other site learns its address. */
const HEADERS = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
};
/** Never a permanent redirect: browsers would keep it when the preview has ended. */
const REDIRECT = 302;

interface Options {
  describe: DescribePreview;
  /** Renders the page at a path. */
  render: (path: string) => Promise<RenderedPage>;
}

/**
 * Sends a page with an unpublished document, past every cache. A token opens only the pages that show its document: any
 * other address leads to the first of them.
 */
export async function sendPreview(
  request: FastifyRequest,
  reply: FastifyReply,
  { token, describe, render }: Options & { token: string },
): Promise<FastifyReply> {
  void reply.headers(HEADERS);
  if (!isPossibleToken(token)) return sendFailure(request, reply, 'previewEnded');
  const description = await describe(token).catch((cause: unknown) => {
    request.log.error({ cause: cause instanceof Error ? cause.message : cause }, 'a preview failed');
    return undefined;
  });
  if (description === undefined) return sendFailure(request, reply, 'cmsDown');
  if (description === null) return sendFailure(request, reply, 'previewEnded');
  const { pages } = description;
  const path = canonicalPath(splitTarget(request.url).path);
  if (!pages.includes(path)) return reply.redirect(toPreviewAddress(pages[0] ?? '/', token), REDIRECT);
  return sendPage(request, reply, await runForPreview(token, () => render(path)), { token, description });
}

function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: RenderedPage,
  { token, description }: { token: string; description: PreviewDescription },
): Promise<FastifyReply> | FastifyReply {
  if ('location' in page) return reply.redirect(toPreviewAddress(page.location, token), REDIRECT);
  const { status, isWhole, html } = page;
  const inFrame = request.headers['sec-fetch-dest'] === 'iframe';
  return sendHtml(request, reply, addToPage(html, description, { inFrame }), {
    status: status === SERVICE_UNAVAILABLE && isWhole ? 200 : status,
  });
}

/** Without an ETag: a preview has no other version that could be revalidated. */
async function sendHtml(
  request: FastifyRequest,
  reply: FastifyReply,
  html: string,
  { status }: { status: number },
): Promise<FastifyReply> {
  const encoding = negotiateEncoding(request.headers['accept-encoding']);
  if (encoding !== 'identity') void reply.header('content-encoding', encoding);
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .send(await createPageBody(html).bytesIn(encoding));
}

/**
 * The hue of a topic that is not stored, for its preview: pages may have no style elements. It reveals nothing, since
 * the address contains all that it says.
 */
export function servePreviewStyles(app: FastifyInstance): void {
  app.get<{ Querystring: { topic?: unknown; hue?: unknown } }>(PREVIEW_STYLES, (request, reply) => {
    const { topic, hue } = request.query;
    const rules =
      typeof topic === 'string' && /^\d{1,3}$/.test(String(hue))
        ? hueRules([{ slug: topic, hue: Number(hue) }])
        : '';
    return reply.headers(HEADERS).type('text/css; charset=utf-8').send(rules);
  });
}
