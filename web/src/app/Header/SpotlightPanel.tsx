import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { lazyWithApollo } from '../../lib/apollo/lazy-client';
import { Boundary } from '../../ui/base/Boundary/Boundary';
import { useDisclosure } from '../../ui/hooks/use-disclosure';

type Props = Omit<Parameters<typeof useDisclosure>[0], 'onApproach'> & {
  /** Where the categories are found when they do not come. */
  instead: string;
};

/** What the mega-menu shows and how it behaves. What failed is asked for again when the reader comes back to it. */
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
          The categories could not be loaded. You find them all under{' '}
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

/** Of each attempt its own: one that failed stays so. */
const lazyMenu = () =>
  lazyWithApollo(async () => (await import('../../features/spotlight/SpotlightMenu')).SpotlightMenu);
