import { request } from 'undici';
import * as v from 'valibot';

const Path = v.pipe(v.string(), v.regex(/^\/(?:[\w-]+(?:\/[\w-]+)*)?$/));
const Description = v.object({
  pages: v.pipe(v.array(Path), v.minLength(1)),
  ends: v.number(),
  hue: v.nullable(
    v.object({ slug: v.pipe(v.string(), v.regex(/^[\w-]+$/)), hue: v.pipe(v.number(), v.integer()) }),
  ),
});
/** What the CMS says of a preview. */
export type PreviewDescription = v.InferOutput<typeof Description>;

const RESPONSE_TIMEOUT_MS = 5000;
const NOT_FOUND = 404;

/** What a preview token opens; null if it opens nothing. Rejects if the CMS does not respond. */
export type DescribePreview = (token: string) => Promise<PreviewDescription | null>;

export function createPreviewDescriber(cmsUrl: string): DescribePreview {
  return async (token) => {
    const { statusCode, body } = await request(`${cmsUrl}/preview`, {
      headers: { 'x-preview': token },
      signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS),
    });
    const text = await body.text();
    if (statusCode === NOT_FOUND) return null;
    if (statusCode !== 200) throw new Error(`The CMS responded ${statusCode} to a preview.`);
    return v.parse(Description, JSON.parse(text));
  };
}
