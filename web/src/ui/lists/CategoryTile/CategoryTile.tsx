import cover from '../../base/CoverLink/CoverLink.module.css';
import { Picture } from '../../base/Picture/Picture';
import type { PictureFragment } from '../../base/Picture/Picture.gen';
import { TextLink } from '../../base/TextLink/TextLink';
import styles from './CategoryTile.module.css';

interface Props {
  name: string;
  to: string;
  /** Slug of the topic whose hue it has; omit it if the whole page has one hue. */
  topic?: string;
  picture: PictureFragment | null;
  /** In the syntax of `<img sizes>`. */
  sizes: string;
  /** The level of the heading above the list. */
  headingLevel: 2 | 3;
}

/** A category by its picture, or by its first letter if it has none. The whole tile is a link. */
export function CategoryTile({ name, to, topic, picture, sizes, headingLevel }: Props) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <div className={styles.tile} data-topic={topic}>
      <div className={styles.frame}>
        {picture ? (
          <Picture picture={{ ...picture, alt: '' }} sizes={sizes} className={styles.picture} />
        ) : (
          <span className={styles.letter} aria-hidden>
            {name.charAt(0)}
          </span>
        )}
      </div>
      <Heading className={styles.name}>
        <TextLink href={to} opensNewTab={false} className={`${cover.cover} ${styles.link}`}>
          {name}
        </TextLink>
      </Heading>
    </div>
  );
}
