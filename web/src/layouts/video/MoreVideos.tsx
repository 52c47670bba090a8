import { Link } from 'react-router-dom';
import styles from './MoreVideos.module.css';

/** Leads on from an article that is watched to the others. */
export function MoreVideos() {
  return (
    <p className={styles.more} data-print="hide">
      <Link to="/related-videos" className={styles.link}>
        More videos to watch
      </Link>
    </p>
  );
}
