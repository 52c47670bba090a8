import { Button } from '../../ui/base/Button/Button';
import styles from './MoreArticles.module.css';

/** Stands where more articles would: they, or the script that asks for them, did not come. */
export function NotLoaded({ tryAgain }: { tryAgain: () => void }) {
  return (
    <div className={styles.failed} role="alert">
      <p>More articles could not be loaded.</p>
      <Button onClick={tryAgain}>Try again</Button>
    </div>
  );
}
