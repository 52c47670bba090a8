import { useRef, useState, type ReactNode } from 'react';
import { lazyWithApollo } from '../../lib/lazyClient';
import { Boundary } from '../../ui/Boundary/Boundary';
import { useDisclosure } from '../../ui/disclosure/useDisclosure';

type Props = Omit<Parameters<typeof useDisclosure>[0], 'onApproach'> & {
  /** Shown when the categories do not come. */
  failed: ReactNode;
};

/** What the mega-menu shows and how it behaves. What failed is asked for again when the reader comes back to it. */
export function SpotlightPanel({ failed, ...disclosure }: Props) {
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
      failed={failed}
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
