import { Picture } from '../../ui/Picture/Picture';
import { Caption } from '../caption/Caption';
import type { Placed } from '../placed';
import type { ImageBlockFragment } from './ImageBlock.gen';
import styles from './ImageBlock.module.css';

export function ImageBlock({ image, caption, imageSizes, side, wide }: ImageBlockFragment & Placed) {
  return (
    <figure className={styles.figure} data-side={side} data-wide={wide}>
      <Picture picture={image} sizes={imageSizes} className={styles.picture} />
      <Caption>{caption}</Caption>
    </figure>
  );
}
