import { Dialog } from '@strapi/design-system';
import { ConfirmDialog } from '@strapi/strapi/admin';
import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';

/** Keeps what was changed on a page from being left behind by a click elsewhere. */
export function AskBeforeLeaving({ isChanged }: { isChanged: boolean }) {
  const blocker = useBlocker(isChanged);
  useEffect(() => {
    if (!isChanged) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isChanged]);
  if (blocker.state !== 'blocked') return null;
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && blocker.reset()}>
      <ConfirmDialog title="Leave without saving?" onConfirm={() => blocker.proceed()}>
        What you changed on this page is not saved.
      </ConfirmDialog>
    </Dialog.Root>
  );
}
