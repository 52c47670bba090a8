import { imageType } from './image-type';

interface Picture {
  /** Absolute, or from `/`. */
  url: string;
  width: number;
  height: number;
  alt: string;
}

/** Shown where a page without a picture of its own is shared. */
const DEFAULT_IMAGE: Picture = { url: '/share.png', width: 1200, height: 630, alt: '' };
/** No network draws it. */
const UNSHARED = 'image/avif';

/** The picture that social networks show of a page, its address absolute; `type` where its address tells it. */
export function shareImage(picture: Picture | null | undefined, publicUrl: string) {
  const { url, width, height, alt } =
    picture && imageType(picture.url) !== UNSHARED ? picture : DEFAULT_IMAGE;
  const address = new URL(url, publicUrl).href;
  return { url: address, width, height, alt, type: imageType(address) };
}
