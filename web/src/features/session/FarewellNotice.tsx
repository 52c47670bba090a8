import { useLocation } from 'react-router-dom';
import { useHydrated } from '../../ui/hydrated/useHydrated';
import styles from './FarewellNotice.module.css';
import { farewellIn } from './farewell';

/** Tells somebody whose account is gone that it is; the server, which knows no router's state, tells nobody. */
export function FarewellNotice() {
  const said = farewellIn(useLocation().state);
  return (
    <p role="status" className={styles.farewell}>
      {useHydrated() && said}
    </p>
  );
}
