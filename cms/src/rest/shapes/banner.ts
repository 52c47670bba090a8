import type { Banner } from '../../domain/banners/banners';

/** A banner (C21). */
interface RestBanner {
  banner_id: string;
  image_url: string;
  image_text: string;
  title: string;
  type: string;
  category: string | null;
  head_color: string;
  link_url: string | null;
}

export function toRestBanner(banner: Banner): RestBanner {
  return {
    banner_id: banner.id,
    image_url: banner.image.url,
    image_text: banner.imageText,
    title: banner.title,
    type: banner.type,
    category: banner.category,
    head_color: banner.headColor,
    link_url: banner.linkUrl,
  };
}
