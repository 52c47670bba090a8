import type { Block } from '../../../blocks/block';
import type { Fault } from '../finding';
import type { Subject } from '../subject';

const TO_MEND = 'say what it shows, in the media library or in images.yaml (empty where it only decorates)';
/** What programs and hurried people write: a kind of thing, or a file's name. */
const SAYS_NOTHING =
  /^(?:(?:an? )?(?:image|picture|photo|photograph|graphic|illustration|thumbnail|untitled)|\S+\.(?:webp|jpe?g|png|gif|avif))$/i;

/** Every article has a picture, and every picture words for those who cannot see it. */
export function checkPictures({ article, blocks, pictures }: Subject): Fault[] {
  const none = article.thumbnail === null;
  const silent = pictures.filter(({ alt }) => alt === null);
  const empty = pictures.filter(({ alt }) => alt !== null && SAYS_NOTHING.test(alt.trim()));
  const undescribed = blocks.filter(({ block }) => showsUndescribed(block));
  return [
    ...(none
      ? [{ path: ['thumbnail'], message: 'there is no picture for lists and shares: choose a thumbnail' }]
      : []),
    ...silent.map(({ path, name }) => ({
      path,
      message: `the picture ${name} has no alternative text: ${TO_MEND}`,
    })),
    ...empty.map(({ path, name, alt }) => ({
      path,
      message: `"${alt}" does not tell what the picture ${name} shows: ${TO_MEND}`,
    })),
    ...undescribed.map(({ path }) => ({
      path,
      message: 'a picture has no alternative text: write into alt what it shows',
    })),
  ];
}

/** Blocks that bring the alternative text with them. */
function showsUndescribed(block: Block): boolean {
  if (block.type === 'gif') return block.alt === '';
  return block.type === 'raw-html' && /<img [^>]*alt=""/.test(block.content);
}
