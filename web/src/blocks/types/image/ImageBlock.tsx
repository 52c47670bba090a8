import { Picture } from '../../../ui/base/Picture/Picture';
import { Caption } from '../../parts/caption/Caption';
import type { BlockPlacement } from '../../block-placement';
import type { ImageBlockFragment } from './ImageBlock.gen';
import styles from './ImageBlock.module.css';

type Image = ImageBlockFragment['image'];

/** A smaller picture would be blurred when shown wider than the text, and a taller one would fill the window. */
const canBeWide = ({ width, height }: Image): boolean => width >= 1200 && width >= 1.5 * height;

/**
 * Limits the height to most of a window, so that text stays in view, and the width to what the file's resolution
 * allows.
 */
const widest = ({ width, height }: Image): string => `min(100%, ${2 * width}px, ${(85 * width) / height}svh)`;

export function ImageBlock({ image, caption, imageSizes, side, wide }: ImageBlockFragment & BlockPlacement) {
  const isWide = wide && canBeWide(image);
  return (
    <figure className={styles.figure} data-side={side} data-wide={isWide || undefined}>
      <Picture
        picture={image}
        sizes={wide && !isWide ? undefined : imageSizes}
        className={styles.picture}
        style={isWide ? undefined : { maxInlineSize: widest(image) }}
      />
      <Caption>{caption}</Caption>
    </figure>
  );
}
