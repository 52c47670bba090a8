import { Portal } from '@strapi/design-system';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { useMayDescribe } from './permissions';

/** In the header of the media library: leads to the pictures that nobody has described. */
export function DescribeLink() {
  const isLibrary = useLocation().pathname === '/plugins/upload';
  return isLibrary ? <LinkInHeader /> : null;
}

function LinkInHeader() {
  const slot = useHeaderSlot();
  const mayDescribe = useMayDescribe();
  if (!slot || !mayDescribe) return null;
  return (
    <Portal container={slot}>
      <Described to="/pictures-to-describe">Pictures without alternative text</Described>
    </Portal>
  );
}

/** Below the title and its buttons. Strapi has no extension point there; without it, the main menu still leads there. */
function useHeaderSlot(): HTMLElement | null {
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const own = document.createElement('div');
    const place = () => {
      const header = document.querySelector('main h1')?.parentElement?.parentElement;
      if (header && own.parentElement !== header) header.append(own);
      setSlot(own.isConnected ? own : null);
    };
    place();
    const observer = new MutationObserver(place);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      own.remove();
    };
  }, []);
  return slot;
}

const Described = styled(Link)`
  display: inline-block;
  padding-block-start: 0.8rem;
  font-size: 1.4rem;
  color: ${({ theme }) => theme.colors.primary600};
`;
