import { Button, Modal } from '@strapi/design-system';
import { Trash } from '@strapi/icons';
import { useRBAC } from '@strapi/strapi/admin';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useParams } from 'react-router-dom';
import { findVersionedType } from '../../domain/history/versioned-types';

const DeletedDialog = lazy(async () => ({ default: (await import('./DeletedDialog')).DeletedDialog }));

/** Above a list of articles, categories, banners or placements, for those who may restore them. */
export function DeletedButton() {
  const { slug = '' } = useParams<{ slug: string }>();
  const permissions = useMemo(
    () => [{ action: 'plugin::content-manager.explorer.create', subject: slug }],
    [slug],
  );
  const { allowedActions } = useRBAC(permissions);
  const [isOpen, setIsOpen] = useState(false);
  const type = findVersionedType(slug);
  if (!type || !allowedActions.canCreate) return null;
  return (
    <Modal.Root open={isOpen} onOpenChange={setIsOpen}>
      <Modal.Trigger>
        <Button variant="tertiary" size="S" startIcon={<Trash />}>
          Deleted
        </Button>
      </Modal.Trigger>
      {isOpen && (
        <Suspense>
          <DeletedDialog uid={slug} hasDrafts={type.hasDrafts} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </Modal.Root>
  );
}
