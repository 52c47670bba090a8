import { Alert, Box } from '@strapi/design-system';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { clearNotices, getNotices, onNotices } from './notice-list';

/** What could not be pasted as it was, until the editor closes it. */
export function Notices() {
  const notices = useSyncExternalStore(onNotices, getNotices);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => clearNotices, []);
  useEffect(() => {
    if (notices.length > 0) place.current?.scrollIntoView({ block: 'nearest' });
  }, [notices]);
  return (
    <Place ref={place} role="status">
      {notices.length > 0 && (
        <Alert closeLabel="Close" title="Please note:" variant="default" onClose={clearNotices}>
          {notices.map((notice) => (
            <Box key={notice} tag="span" display="block">
              {notice}
            </Box>
          ))}
        </Alert>
      )}
    </Place>
  );
}

/** Not under the bars, which stay at the top of the window. */
const Place = styled.div`
  scroll-margin-block-start: 12rem;
`;
