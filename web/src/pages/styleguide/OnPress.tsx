import { useState, type ReactNode } from 'react';
import { Button } from '../../ui/base/Button/Button';

interface Props {
  /** @param close takes it away again */
  children: (close: () => void) => ReactNode;
}

/** What opens over the page, or takes the focus when it comes: shown when it is asked for. */
export function OnPress({ children }: Props) {
  const [isShown, setShown] = useState(false);
  return (
    <>
      <Button onClick={() => setShown(true)}>Show it</Button>
      {isShown && children(() => setShown(false))}
    </>
  );
}
