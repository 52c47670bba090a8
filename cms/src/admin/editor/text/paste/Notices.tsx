import { Alert } from '@strapi/design-system';
import { useEffect, useSyncExternalStore } from 'react';
import { clearNotices, getNotices, onNotices } from './notices';

/** What could not be pasted as it was, until the editor closes it. */
export function Notices() {
  const notices = useSyncExternalStore(onNotices, getNotices);
  useEffect(() => clearNotices, []);
  return (
    <div role="status">
      {notices.length > 0 && (
        <Alert closeLabel="Close" title="Pasted, but:" variant="default" onClose={clearNotices}>
          {notices.map((notice) => (
            <p key={notice}>{notice}</p>
          ))}
        </Alert>
      )}
    </div>
  );
}
