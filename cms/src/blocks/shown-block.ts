import { isOnThisSite } from '../platform/text/url';
import type { Block, BlockOf } from './block';
import { describeNonPicture } from './types/gif/picture-address';

/**
 * The block that fits what its URL points to. Articles of earlier versions may contain GIF blocks with URLs that
 * publishing rejects today, which readers would see as broken pictures. Video and Audio blocks accept any URL anyway
 * (C19).
 */
export function toShownBlock(block: Block): Block {
  const what = block.type === 'gif' ? describeNonPicture(block.url) : null;
  return block.type === 'gif' && what !== null ? linked(block, what) : block;
}

function linked({ url, alt, caption }: BlockOf<'gif'>, what: string): Block {
  const words = caption ?? (alt === '' ? null : alt);
  if (what === 'a film') return { type: 'video', url, caption: words, poster: null };
  // A frame with a page of this site would show the site inside itself.
  if (isOnThisSite(url)) return { type: 'link', text: words ?? url, url, target: '_self' };
  return { type: 'embed', url, caption: words };
}
