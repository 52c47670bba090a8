import { isOnThisSite } from '../platform/text/url';
import type { Block, BlockOf } from './block';
import { noPicture } from './types/gif/picture-address';

/**
 * A block as what its address leads to. Articles of earlier versions may hold GIF blocks with addresses that publishing
 * refuses today: readers would see a broken picture. In Video and Audio blocks any address is one already (C19).
 */
export function shownAs(block: Block): Block {
  const what = block.type === 'gif' ? noPicture(block.url) : null;
  return block.type === 'gif' && what !== null ? linked(block, what) : block;
}

function linked({ url, alt, caption }: BlockOf<'gif'>, what: string): Block {
  const words = caption ?? (alt === '' ? null : alt);
  if (what === 'a film') return { type: 'video', url, caption: words, poster: null };
  // A page of this site in a frame would be the site inside itself.
  if (isOnThisSite(url)) return { type: 'link', text: words ?? url, url, target: '_self' };
  return { type: 'embed', url, caption: words };
}
