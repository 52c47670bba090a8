import { Picture } from '../../ui/base/Picture/Picture';
import { Caption } from '../caption/Caption';
import type { Placed } from '../placed';
import type { ImageBlockFragment } from './ImageBlock.gen';
import styles from './ImageBlock.module.css';

type Image = ImageBlockFragment['image'];

/** A smaller one would be blurred where it is wider than the text, and a higher one would fill the window. */
const canBeWide = ({ width, height }: Image): boolean => width >= 1200 && width >= 1.5 * height;

/** Most of a window high at most, so that words stay in sight, and no wider than what its file can show. */
const widest = ({ width, height }: Image): string => `min(100%, ${2 * width}px, ${(85 * width) / height}svh)`;

export function ImageBlock({ image, caption, imageSizes, side, wide }: ImageBlockFragment & Placed) {
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
