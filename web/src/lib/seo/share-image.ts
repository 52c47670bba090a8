import { imageType } from './image-type';

interface Picture {
  /** Absolute, or from `/`. */
  url: string;
  width: number;
  height: number;
  alt: string;
}

/** Shown when a page without its own picture is shared. */
const DEFAULT_IMAGE: Picture = { url: '/share.png', width: 1200, height: 630, alt: '' };
/** Social networks do not render SVG. */
const UNSHARED = 'image/avif';

const isShared = (picture: Picture | null | undefined): picture is Picture =>
  Boolean(picture && imageType(picture.url) !== UNSHARED);

/**
 * The picture that social networks show for a page, with an absolute address; `type` if the address reveals it.
 * @param siteImage the one that editors chose for pages without their own
 */
export function shareImage(
  picture: Picture | null | undefined,
  { publicUrl, shareImage: siteImage }: { publicUrl: string; shareImage?: Picture },
) {
  const { url, width, height, alt } = [picture, siteImage].find(isShared) ?? DEFAULT_IMAGE;
  const address = new URL(url, publicUrl).href;
  return { url: address, width, height, alt, type: imageType(address) };
}
