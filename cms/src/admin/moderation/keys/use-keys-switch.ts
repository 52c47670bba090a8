import { useCallback, useState } from 'react';

const STORED = 'wellfolio.moderation.keys';
const OFF = 'off';

/** Whether single keys act, which everybody can switch off in this browser. */
export function useKeysSwitch(): [boolean, (isOn: boolean) => void] {
  const [isOn, setOn] = useState(() => localStorage.getItem(STORED) !== OFF);
  const change = useCallback((next: boolean) => {
    if (next) localStorage.removeItem(STORED);
    else localStorage.setItem(STORED, OFF);
    setOn(next);
  }, []);
  return [isOn, change];
}
