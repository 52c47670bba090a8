import { type ContentProblem, getItems, isFields, type Fields, type Path } from './content-problems/problem';

const DETAIL =
  'the picture has no alternative text, so readers who cannot see it learn nothing of it. Describe it, or mark it as decorative.';

/**
 * Pictures in the text that nobody has described, nor marked as decorative: here, or with an empty text in the library.
 * They are notes: nothing waits for them.
 */
export function findUndescribedPictures(article: unknown): ContentProblem[] {
  const content = isFields(article) ? article.content : undefined;
  return getItems(content).flatMap(({ item, index }) => {
    const at: Path = ['content', index];
    return findPaths(item).map((path) => ({
      path: [...at, ...path],
      detail: DETAIL,
      message: `Block ${index + 1}: ${DETAIL}`,
      refused: false,
    }));
  });
}

/** Blocks with a list of pictures. */
const SLIDES: ReadonlySet<unknown> = new Set(['blocks.auto-carousel', 'blocks.slider-with-icons']);

function findPaths(block: Fields): Path[] {
  if (block.__component === 'blocks.image') return isUndescribed(block) ? [['image']] : [];
  if (SLIDES.has(block.__component))
    return getItems(block.items).flatMap(({ item, index }) =>
      isUndescribed(item) ? [['items', index, 'image']] : [],
    );
  if (block.__component !== 'blocks.rich-text') return [];
  return getItems(block.body).flatMap(({ item, index }) =>
    item.type === 'image' && isUndescribed(item) ? [['body', index]] : [],
  );
}

function isUndescribed({ image, alt, decorative }: Fields): boolean {
  if (decorative === true || !isFields(image) || (typeof alt === 'string' && alt.trim() !== '')) return false;
  const { alternativeText = null, name } = image;
  return alternativeText === null || alternativeText === name;
}
