import { useEffect, useState } from 'react';
import { takeGuestsDrafts, type Writer } from './draft';
import { onRestore } from '../routing/on-restore';
import { TOKEN } from './store';
import { depart, departures, storedToken } from './stored-session';
import { useMember } from './use-member';

/**
 * Whose text stands in a form: of whoever is signed in. Whose session ends while they write is still its writer; who signs
 * out by their own will leaves it. Why it ended in another tab, this one is not told: that counts as their will, and the text
 * is back when they are.
 */
export function useWriter(): Writer {
  const present = useMember()?.userId ?? null;
  const left = departures.use();
  const [last, setLast] = useState({ writer: present, left });
  const writer = present ?? (last.left === left ? last.writer : null);
  if (last.writer !== writer || last.left !== left) setLast({ writer, left });

  useEffect(() => {
    // Another tab has forgotten the token, or all there is.
    const forgotten = ({ key }: StorageEvent) => {
      if ((key === TOKEN || key === null) && storedToken() === null) depart();
    };
    // Whoever comes back to this page signed out, out of the back/forward cache, may be somebody else.
    const stop = onRestore(() => {
      if (storedToken() === null) depart();
    });
    window.addEventListener('storage', forgotten);
    return () => {
      stop();
      window.removeEventListener('storage', forgotten);
    };
  }, []);
  useEffect(() => {
    if (writer !== null) takeGuestsDrafts(writer);
  }, [writer]);
  return writer;
}
