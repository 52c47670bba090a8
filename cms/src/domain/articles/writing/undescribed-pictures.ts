import {
  type ContentProblem,
  getItems,
  isFields,
  quoted,
  type Fields,
  type Path,
} from './content-problems/problem';

/** Names the file: an article may have many pictures. */
function describe(name: unknown): string {
  const picture = typeof name === 'string' && name !== '' ? `the picture ${quoted(name)}` : 'the picture';
  return `${picture} has no alternative text, so readers who cannot see it learn nothing of it. Describe it, or mark it as decorative.`;
}

/**
 * Pictures in the text that nobody has described, nor marked as decorative: here, or with an empty text in the library.
 * They are notes: nothing waits for them.
 */
export function findUndescribedPictures(article: unknown): ContentProblem[] {
  const content = isFields(article) ? article.content : undefined;
  return getItems(content).flatMap(({ item, index }) => {
    const at: Path = ['content', index];
    return findPictures(item).map(({ path, name }) => {
      const detail = describe(name);
      return {
        path: [...at, ...path],
        detail,
        message: `Block ${index + 1}: ${detail}`,
        refused: false,
      };
    });
  });
}

interface Picture {
  path: Path;
  /** Of the file. */
  name: unknown;
}

/** Blocks with a list of pictures. */
const SLIDES: ReadonlySet<unknown> = new Set(['blocks.auto-carousel', 'blocks.slider-with-icons']);

function findPictures(block: Fields): Picture[] {
  if (block.__component === 'blocks.image') return findUndescribed(block, ['image']);
  if (SLIDES.has(block.__component))
    return getItems(block.items).flatMap(({ item, index }) =>
      findUndescribed(item, ['items', index, 'image']),
    );
  if (block.__component !== 'blocks.rich-text') return [];
  return getItems(block.body).flatMap(({ item, index }) =>
    item.type === 'image' ? findUndescribed(item, ['body', index]) : [],
  );
}

function findUndescribed({ image, alt, decorative }: Fields, path: Path): Picture[] {
  if (decorative === true || !isFields(image) || (typeof alt === 'string' && alt.trim() !== '')) return [];
  const { alternativeText = null, name } = image;
  return alternativeText === null || alternativeText === name ? [{ path, name }] : [];
}
