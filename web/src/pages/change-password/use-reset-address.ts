import { useState } from 'react';
import { useStoredEmail } from '../../lib/session/stored-reset';

/**
 * The address that is being given a new password. It stays when what was stored of the reset is forgotten: password
 * managers look at the form once more after it was sent.
 */
export function useResetAddress(): string | null {
  const stored = useStoredEmail();
  const [address, setAddress] = useState(stored);
  if (stored !== null && stored !== address) setAddress(stored);
  return address;
}
