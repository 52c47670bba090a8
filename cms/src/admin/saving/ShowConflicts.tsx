import { Button, Modal, Typography } from '@strapi/design-system';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { formatMoment } from '../ui/moments';
import { otherConflicts, type Conflict } from './write-events';

/** On every screen without the form of the document, such as a list: why a document was not published or deleted. */
export function ShowConflicts() {
  const [conflict, setConflict] = useState<Conflict>();
  useEffect(() => otherConflicts.listen(setConflict), []);
  if (!conflict) return null;
  const { newer, model, documentId } = conflict;
  const close = () => setConflict(undefined);
  return (
    <Modal.Root open onOpenChange={(isOpen) => !isOpen && close()}>
      <Modal.Content>
        <Modal.Header>
          <Modal.Title>Somebody has changed “{newer.title}”</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <Typography tag="p">
            {newer.actorName} changed it at {formatMoment(newer.madeAt)}, after this list was loaded. Nothing
            was done. The list is up to date now: look at the entry, or repeat the action.
          </Typography>
        </Modal.Body>
        <Modal.Footer>
          <Button variant="tertiary" onClick={close}>
            Close
          </Button>
          <Link to={`/content-manager/collection-types/${model}/${documentId}`} onClick={close}>
            Open the entry
          </Link>
        </Modal.Footer>
      </Modal.Content>
    </Modal.Root>
  );
}
