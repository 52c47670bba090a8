import { Button } from '../../ui/base/Button/Button';
import styles from './MoreArticles.module.css';

/** Shown instead of further articles if they, or the script that fetches them, failed to load. */
export function NotLoaded({ tryAgain }: { tryAgain: () => void }) {
  return (
    <div className={styles.failed} role="alert">
      <p>More articles could not be loaded.</p>
      <Button onClick={tryAgain}>Try again</Button>
    </div>
  );
}
