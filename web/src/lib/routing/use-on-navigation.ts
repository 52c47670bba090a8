import { useEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';

/** Calls `action` as soon as a navigation starts, however long the next page takes. */
export function useOnNavigation(action: () => void): void {
  const { key } = useLocation();
  const leaving = useNavigation().state !== 'idle';
  const here = useRef(key);
  const latest = useRef(action);
  useEffect(() => {
    latest.current = action;
  });
  useEffect(() => {
    if (!leaving && here.current === key) return;
    here.current = key;
    latest.current();
  }, [leaving, key]);
}
