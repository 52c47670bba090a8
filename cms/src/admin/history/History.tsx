import { Button } from '@strapi/design-system';
import { useForm } from '@strapi/strapi/admin';
import { lazy, Suspense, useState } from 'react';
import { findVersionedType } from '../../domain/history/versioned-types';
import { useFormParams } from '../ui/form/use-form-params';

const HistoryDialog = lazy(async () => ({ default: (await import('./HistoryDialog')).HistoryDialog }));

/** Below the buttons of a form. */
export function History() {
  const { model, documentId } = useFormParams();
  const isModified = useForm('History', ({ modified }) => modified);
  const [isOpen, setIsOpen] = useState(false);
  const type = findVersionedType(model);
  if (!type || documentId === undefined) return null;
  return (
    <>
      <Button variant="tertiary" fullWidth onClick={() => setIsOpen(true)}>
        History
      </Button>
      {isOpen && (
        <Suspense>
          <HistoryDialog
            uid={model}
            documentId={documentId}
            hasDrafts={type.hasDrafts}
            hasUnsavedText={isModified}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
