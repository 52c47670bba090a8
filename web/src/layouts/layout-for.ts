import type { ComponentType } from 'react';
import { fetchBlocks } from '../blocks/registry';
import { fetchAll, onDemand } from '../lib/hydration/on-demand';
import type { ArticleLayoutFragment, Layout } from './ArticleLayout.gen';
import type { LayoutProps } from './LayoutProps';
import { Minimalist } from './minimalist/Minimalist';
import { RightSidebar } from './right-sidebar/RightSidebar';
import { TextImageAlternating } from './text-image-alternating/TextImageAlternating';

/** A layout without a component is a compile error. Layouts with much code of their own are loaded on demand. */
const layouts: { [L in Layout]: ComponentType<LayoutProps> } = {
  ACCORDION: onDemand(async () => (await import('./accordion/Accordion')).Accordion),
  CARD_BASED: onDemand(async () => (await import('./card-based/CardBased')).CardBased),
  FULL_BLEED_IMAGE: onDemand(async () => (await import('./full-bleed-image/FullBleedImage')).FullBleedImage),
  MIDDLE_BANNER: onDemand(async () => (await import('./middle-banner/MiddleBanner')).MiddleBanner),
  MINIMALIST: Minimalist,
  RIGHT_SIDEBAR: RightSidebar,
  TEXT_IMAGE_ALTERNATING: TextImageAlternating,
  VIDEO: onDemand(async () => (await import('./video/Video')).Video),
  VIDEO_LEAD: onDemand(async () => (await import('./video-lead/VideoLead')).VideoLead),
};

/** @returns the default layout for an empty value, or for one from a newer CMS that this version does not know */
export function getLayout(layout: Layout): ComponentType<LayoutProps> {
  return Object.hasOwn(layouts, layout) ? layouts[layout] : TextImageAlternating;
}

/** Fetches the code an article needs: its layout, and the blocks that most articles lack. */
export async function fetchArticleParts({
  layout,
  content,
}: Pick<ArticleLayoutFragment, 'layout' | 'content'>): Promise<void> {
  await Promise.all([fetchAll([getLayout(layout)]), fetchBlocks(content)]);
}
