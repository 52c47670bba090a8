import { Button, Field, Flex, Modal, Typography } from '@strapi/design-system';
import { useAuth } from '@strapi/strapi/admin';
import { useState } from 'react';
import { Problem } from '../../../ui/Problem';
import { getDescription, type LibraryFile } from '../../../ui/pictures/descriptions';
import { toText } from '../../stored';
import { FolderField, type FolderValue } from '../FolderField';
import { getImageAddress } from '../image-address';
import { Choice, Choices } from './styles';
import { useLibrary } from './use-library';

interface Props {
  onChoose: (file: LibraryFile) => void;
  onClose: () => void;
  /** The dialog is gone: the focus is nowhere. */
  onLeft: () => void;
}

/** By default, Authors see what they have uploaded themselves. */
const ONLY_SOME = ' Your role does not see the pictures of others: upload the picture here.';

/** The pictures of the media library: a press on one chooses it. */
export function LibraryDialog({ onChoose, onClose, onLeft }: Props) {
  const [text, setText] = useState('');
  const [folder, setFolder] = useState<FolderValue>();
  const seesAll = useAuth('LibraryDialog', ({ permissions }) =>
    permissions.some(
      ({ action, conditions }) => action === 'plugin::upload.read' && (conditions ?? []).length === 0,
    ),
  );
  const { pictures, isLoaded, failed, hasMore, loadMore } = useLibrary({ text, folder });
  return (
    <Modal.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Modal.Content
        onCloseAutoFocus={(event) => {
          // It would go to a button of the dialog's own, which there is not.
          event.preventDefault();
          onLeft();
        }}
      >
        <Modal.Header>
          <Modal.Title>Choose a picture</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <Flex direction="column" alignItems="stretch" gap={4}>
            <Flex gap={4} alignItems="end" wrap="wrap">
              <Field.Root style={{ flex: '1 1 20rem' }}>
                <Field.Label>Search by name or alternative text</Field.Label>
                <Field.Input value={text} onChange={({ target }) => setText(target.value)} />
              </Field.Root>
              <FolderField label="Folder" value={folder} onChange={setFolder} everywhere="All folders" />
            </Flex>
            {failed && <Problem text="The pictures could not be loaded. Search again." />}
            <Choices aria-busy={!isLoaded} aria-label="Pictures">
              {pictures.map((picture) => (
                <li key={String(picture.id)}>
                  <Choice type="button" onClick={() => onChoose(picture)}>
                    <img src={getImageAddress(picture, 'thumbnail')} alt="" loading="lazy" />
                    <span>{toText(picture.name)}</span>
                    {getDescription(picture) === null && <small>not described yet</small>}
                  </Choice>
                </li>
              ))}
            </Choices>
            <Typography role="status" variant="pi" textColor="neutral600">
              {isLoaded && pictures.length === 0 && `No picture was found.${seesAll ? '' : ONLY_SOME}`}
            </Typography>
            {hasMore && (
              <Flex justifyContent="center">
                <Button variant="tertiary" onClick={loadMore}>
                  Show more pictures
                </Button>
              </Flex>
            )}
          </Flex>
        </Modal.Body>
        <Modal.Footer>
          <Modal.Close>
            <Button variant="tertiary">Cancel</Button>
          </Modal.Close>
        </Modal.Footer>
      </Modal.Content>
    </Modal.Root>
  );
}
