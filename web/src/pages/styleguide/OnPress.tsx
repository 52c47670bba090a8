import { useState, type ReactNode } from 'react';
import { Button } from '../../ui/base/Button/Button';

interface Props {
  /** @param close hides it again */
  children: (close: () => void) => ReactNode;
}

/** Shows dialogs, and content that takes the focus when it appears, only after a button press. */
export function ShowOnPress({ children }: Props) {
  const [isShown, setShown] = useState(false);
  return (
    <>
      <Button onClick={() => setShown(true)}>Show it</Button>
      {isShown && children(() => setShown(false))}
    </>
  );
}
