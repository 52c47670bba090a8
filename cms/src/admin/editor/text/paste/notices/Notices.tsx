import { Alert, Box } from '@strapi/design-system';
import { useEffect, useSyncExternalStore } from 'react';
import { clearNotices, getNotices, onNotices } from './notice-list';

/** What could not be pasted as it was, until the editor closes it. */
export function Notices() {
  const notices = useSyncExternalStore(onNotices, getNotices);
  useEffect(() => clearNotices, []);
  return (
    <div role="status">
      {notices.length > 0 && (
        <Alert closeLabel="Close" title="Please note:" variant="default" onClose={clearNotices}>
          {notices.map((notice) => (
            <Box key={notice} tag="span" display="block">
              {notice}
            </Box>
          ))}
        </Alert>
      )}
    </div>
  );
}
