import cover from '../../base/CoverLink/CoverLink.module.css';
import { Picture } from '../../base/Picture/Picture';
import type { PictureFragment } from '../../base/Picture/Picture.gen';
import { TextLink } from '../../base/TextLink/TextLink';
import styles from './CategoryTile.module.css';

interface Props {
  name: string;
  to: string;
  /** Slug of the topic whose hue it has; left out where all of the page has one. */
  topic?: string;
  picture: PictureFragment | null;
  /** As `<img sizes>`. */
  sizes: string;
  /** The heading level under which the tiles of its list stand. */
  headingLevel: 2 | 3;
}

/** A category by its picture, or by the letter it begins with where it has none. All of it is one link. */
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
