import { Button } from '@strapi/design-system';
import { unstable_useContentManagerContext, useForm } from '@strapi/strapi/admin';
import { lazy, Suspense, useState } from 'react';
import { useParams } from 'react-router-dom';
import { findVersionedType } from '../../domain/history/versioned-types';

const HistoryDialog = lazy(async () => ({ default: (await import('./HistoryDialog')).HistoryDialog }));

/** Below the buttons of a form. */
export function History() {
  const { model, id } = unstable_useContentManagerContext();
  const isModified = useForm('History', ({ modified }) => modified);
  const [isOpen, setIsOpen] = useState(false);
  // The id of a duplicate that was never saved is that of its original.
  const { origin } = useParams();
  const type = findVersionedType(model);
  if (!type || !id || id === 'create' || origin !== undefined) return null;
  return (
    <>
      <Button variant="tertiary" fullWidth onClick={() => setIsOpen(true)}>
        History
      </Button>
      {isOpen && (
        <Suspense>
          <HistoryDialog
            uid={model}
            documentId={id}
            hasDrafts={type.hasDrafts}
            hasUnsavedText={isModified}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
