import type { Block } from '../../../blocks/block';
import type { RuleFinding } from '../finding';
import type { Subject } from '../subject';

const TO_MEND = 'say what it shows, in the media library or in images.yaml (empty if it is only decorative)';
/** Typical placeholders: a type of object, or a file's name. */
const SAYS_NOTHING =
  /^(?:(?:an? )?(?:image|picture|photo|photograph|graphic|illustration|thumbnail|untitled)|\S+\.(?:webp|jpe?g|png|gif|avif))$/i;

/** Every article needs a picture, and every picture an alternative text. */
export function checkPictures({ article, blocks, pictures }: Subject): RuleFinding[] {
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
      message: `"${alt}" does not describe the picture ${name}: ${TO_MEND}`,
    })),
    ...undescribed.map(({ path }) => ({
      path,
      message: 'a picture has no alternative text: describe it in alt',
    })),
  ];
}

/** Blocks with their own alternative text. */
function showsUndescribed(block: Block): boolean {
  if (block.type === 'gif') return block.alt === '';
  return block.type === 'raw-html' && /<img [^>]*alt=""/.test(block.content);
}
