import { Button, Dialog, Flex, Typography } from '@strapi/design-system';
import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useRef, useState } from 'react';
import type { UploadedAgain as Pair } from '../../../domain/pictures/same-files';
import { List } from '../../ui/list/List';
import { uploads } from './watch-uploads';

/** On every screen with media: says that the library had uploaded files already, and offers to delete the copies. */
export function UploadedAgain() {
  const { get } = useFetchClient();
  const [pairs, setPairs] = useState<Pair[]>([]);
  const shown = useRef(new Set<number>());
  useEffect(
    () =>
      uploads.listen(() => {
        get<{ data: Pair[] }>('/admin/files/uploaded-again').then(
          ({ data: { data } }) => {
            const found = data.filter(({ file }) => !shown.current.has(file.id));
            for (const { file } of found) shown.current.add(file.id);
            setPairs((others) => [...others, ...found]);
          },
          // Copies do no harm.
          () => undefined,
        );
      }),
    [get],
  );
  return pairs.length === 0 ? null : <Question pairs={pairs} onClose={() => setPairs([])} />;
}

function Question({ pairs, onClose }: { pairs: Pair[]; onClose: () => void }) {
  const { del } = useFetchClient();
  const [state, setState] = useState<'asking' | 'deleting' | 'failed'>('asking');
  const deleteCopies = async () => {
    setState('deleting');
    try {
      for (const { file } of pairs) await del(`/upload/files/${file.id}`);
      onClose();
      // The list of the library is Strapi's, and knows nothing of this.
      if (window.location.pathname.endsWith('/plugins/upload')) window.location.reload();
    } catch {
      setState('failed');
    }
  };
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Content>
        <Dialog.Header>The library had this already</Dialog.Header>
        <Dialog.Body>
          <Flex direction="column" alignItems="stretch" gap={4}>
            <Typography tag="p">
              The same files are in the media library, maybe with an alternative text:
            </Typography>
            <List>
              {pairs.map(({ file, earlier }) => (
                <li key={file.id}>
                  “{file.name}” is the same as <strong>“{earlier.name}”</strong>.
                </li>
              ))}
            </List>
            {state === 'failed' && (
              <Typography role="alert" textColor="danger600">
                A copy could not be deleted. It may be used already: delete it in the media library.
              </Typography>
            )}
          </Flex>
        </Dialog.Body>
        <Dialog.Footer>
          <Dialog.Cancel>
            <Button variant="tertiary" fullWidth>
              Keep both
            </Button>
          </Dialog.Cancel>
          <Button fullWidth loading={state === 'deleting'} onClick={() => void deleteCopies()}>
            {pairs.length === 1 ? 'Use the existing file' : 'Use the existing files'}
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}
