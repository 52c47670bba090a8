import { useEffect, useState } from 'react';
import { adoptGuestDrafts, type Writer } from './draft';
import { onRestore } from '../routing/reload/on-restore';
import { TOKEN } from '../site/local-storage';
import { countSignOut, deliberateSignOuts, storedToken } from './stored-session';
import { useMember } from './use-member';

/**
 * The owner of the text in a form: the member who is signed in. A member whose session ends while they write remains
 * the owner; one who signs out deliberately does not. This tab cannot tell why the session ended in another tab, so
 * that counts as deliberate; the text returns when the member does.
 */
export function useWriter(): Writer {
  const present = useMember()?.userId ?? null;
  const left = deliberateSignOuts.use();
  const [last, setLast] = useState({ writer: present, left });
  const writer = present ?? (last.left === left ? last.writer : null);
  if (last.writer !== writer || last.left !== left) setLast({ writer, left });

  useEffect(() => {
    // Another tab has removed the token, or everything.
    const forgotten = ({ key }: StorageEvent) => {
      if ((key === TOKEN || key === null) && storedToken() === null) countSignOut();
    };
    // The page was restored from the back/forward cache with nobody signed in: the reader may be another person.
    const stop = onRestore(() => {
      if (storedToken() === null) countSignOut();
    });
    window.addEventListener('storage', forgotten);
    return () => {
      stop();
      window.removeEventListener('storage', forgotten);
    };
  }, []);
  useEffect(() => {
    if (writer !== null) adoptGuestDrafts(writer);
  }, [writer]);
  return writer;
}
