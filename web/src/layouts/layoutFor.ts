import type { ComponentType } from 'react';
import { Accordion } from './accordion/Accordion';
import type { Layout } from './ArticleLayout.gen';
import { CardBased } from './card-based/CardBased';
import { FullBleedImage } from './full-bleed-image/FullBleedImage';
import type { LayoutProps } from './LayoutProps';
import { MiddleBanner } from './middle-banner/MiddleBanner';
import { Minimalist } from './minimalist/Minimalist';
import { RightSidebar } from './right-sidebar/RightSidebar';
import { TextImageAlternating } from './text-image-alternating/TextImageAlternating';
import { Video } from './video/Video';
import { VideoLead } from './video-lead/VideoLead';

/** Every layout has its component, or the program does not compile. */
const layouts: { [L in Layout]: ComponentType<LayoutProps> } = {
  ACCORDION: Accordion,
  CARD_BASED: CardBased,
  FULL_BLEED_IMAGE: FullBleedImage,
  MIDDLE_BANNER: MiddleBanner,
  MINIMALIST: Minimalist,
  RIGHT_SIDEBAR: RightSidebar,
  TEXT_IMAGE_ALTERNATING: TextImageAlternating,
  VIDEO: Video,
  VIDEO_LEAD: VideoLead,
};

/** @returns the default for a layout that is empty, or that a newer CMS knows and this version does not (document 1) */
export function layoutFor(layout: Layout): ComponentType<LayoutProps> {
  return Object.hasOwn(layouts, layout) ? layouts[layout] : TextImageAlternating;
}
