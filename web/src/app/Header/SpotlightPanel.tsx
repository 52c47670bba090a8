import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { lazyWithApollo } from '../../lib/apollo/lazy-client';
import { Boundary } from '../../ui/base/Boundary/Boundary';
import { useDisclosure } from '../../ui/hooks/use-disclosure';

type Props = Omit<Parameters<typeof useDisclosure>[0], 'onApproach'> & {
  /** The page with all categories, for when they fail to load. */
  instead: string;
};

/** The content and behaviour of the mega-menu. A failed request is repeated when the reader returns to the menu. */
export function SpotlightPanel({ instead, ...disclosure }: Props) {
  const [{ Menu, attempt }, setMenu] = useState(() => ({ Menu: lazyMenu(), attempt: 0 }));
  const hasFailed = useRef(false);
  useDisclosure({
    ...disclosure,
    onApproach() {
      if (!hasFailed.current) return;
      hasFailed.current = false;
      setMenu({ Menu: lazyMenu(), attempt: attempt + 1 });
    },
  });
  return (
    <Boundary
      key={attempt}
      waiting={<p role="status">Loading…</p>}
      failed={
        <p>
          The categories could not be loaded. You can find them all under{' '}
          <Link to={instead}>Health Conditions</Link>.
        </p>
      }
      onFailure={() => {
        hasFailed.current = true;
      }}
    >
      <Menu open={disclosure.opened !== null} />
    </Boundary>
  );
}

/** A new component per attempt, because a failed lazy component stays failed. */
const lazyMenu = () =>
  lazyWithApollo(async () => (await import('../../features/spotlight/SpotlightMenu')).SpotlightMenu);
