import { useEffect, useState } from 'react';
import styles from './FarewellNotice.module.css';
import { forgetFarewell, saidFarewell } from './farewell';

/** Tells somebody whose account is gone that it is, once; the server tells nobody. */
export function FarewellNotice() {
  const [said] = useState(saidFarewell);
  useEffect(forgetFarewell, []);
  return said === undefined ? null : (
    <p role="alert" className={styles.farewell}>
      {said}
    </p>
  );
}
