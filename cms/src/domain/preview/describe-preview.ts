import type { Core } from '@strapi/strapi';
import type { OpenPreview } from './open-preview';
import { findPreviewPages } from './preview-pages';
import { runWithPreview, type PreviewContent } from './preview-content';

/** What the site must know of a preview besides its content. */
interface PreviewDescription {
  /** The paths of the pages that show it; it opens no others. */
  pages: string[];
  /** Milliseconds since 1970. */
  ends: number;
  /** The hue of a previewed topic: those of stored topics are in the style sheet. */
  hue: { slug: string; hue: number } | null;
}

export async function describePreview(
  strapi: Core.Strapi,
  { content, ends }: OpenPreview,
): Promise<PreviewDescription> {
  const pages = await runWithPreview(content, () => findPreviewPages(strapi, content));
  return { pages, ends, hue: getHue(content) };
}

function getHue(content: PreviewContent): PreviewDescription['hue'] {
  if (content.type !== 'api::category.category') return null;
  const { slug, hue } = content.category;
  return hue === null ? null : { slug, hue };
}
