import { useState } from 'react';
import { useStoredEmail } from '../../lib/session/stored-reset';

/**
 * The email address of the reset. It outlives the stored reset state, because password managers read the form again
 * after it is submitted.
 */
export function useResetAddress(): string | null {
  const stored = useStoredEmail();
  const [address, setAddress] = useState(stored);
  if (stored !== null && stored !== address) setAddress(stored);
  return address;
}
