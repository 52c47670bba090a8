import { Picture } from '../../ui/base/Picture/Picture';
import type { PictureFragment } from '../../ui/base/Picture/Picture.gen';
import styles from './Banner.module.css';

interface Props {
  picture: PictureFragment | null;
  /** As in `Picture`. */
  priority?: boolean;
  sizes?: string;
}

const PAGE_SIZES = '(min-width: 82rem) 76rem, 100vw';

/** A picture across its column; renders nothing if the editor chose none. */
export function Banner({ picture, priority, sizes = PAGE_SIZES }: Props) {
  if (!picture) return null;
  return (
    <div className={styles.banner}>
      <Picture picture={picture} sizes={sizes} priority={priority} className={styles.picture} />
    </div>
  );
}
