import { Link } from 'react-router-dom';
import styles from './MoreVideos.module.css';

/** A link from a video article to the other videos. */
export function MoreVideos() {
  return (
    <p className={styles.more} data-print="hide">
      <Link to="/related-videos" className={styles.link}>
        More videos to watch
      </Link>
    </p>
  );
}
