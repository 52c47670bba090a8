import { Link } from 'react-router-dom';
import cover from '../../ui/CoverLink/CoverLink.module.css';
import { Picture } from '../../ui/Picture/Picture';
import { listedName } from './listedName';
import type { PopularTopicsPageQuery } from './PopularTopicsPage.gen';
import styles from './TopicTile.module.css';

const SIZES = '(min-width: 82rem) 18rem, (min-width: 60rem) 23vw, (min-width: 44rem) 31vw, 46vw';

interface Props {
  topic: PopularTopicsPageQuery['topics'][number];
}

/** A topic by its picture, or its tint where it has none. All of it is one link. */
export function TopicTile({ topic: { slug, listName, picture } }: Props) {
  return (
    <div className={styles.tile} data-topic={slug}>
      <div className={styles.frame}>
        {picture && <Picture picture={{ ...picture, alt: '' }} sizes={SIZES} className={styles.picture} />}
      </div>
      <h2 className={styles.name}>
        <Link to={`/${slug}`} className={`${cover.cover} ${styles.link}`}>
          {listedName(listName)}
        </Link>
      </h2>
    </div>
  );
}
