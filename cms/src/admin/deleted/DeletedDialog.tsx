import { Box, Button, Field, Flex, Loader, Modal, TextInput, Typography } from '@strapi/design-system';
import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useEffect, useState, type ChangeEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { ListEnd } from '../ui/list/ListEnd';
import { describeMissing, type Missing } from '../ui/missing';
import { Problem } from '../ui/Problem';
import { usePages } from '../ui/list/use-pages';
import { DeletedTable } from './DeletedTable';
import { describeAddress, type DeletedEntry, type DeletedPage, type Restored } from './entry';

const WideContent = styled(Modal.Content)`
  max-width: 100rem;
`;

/** Typing does not send a request for each key. */
const PAUSE_MS = 400;

interface Props {
  uid: string;
  hasDrafts: boolean;
  onClose: () => void;
}

/** The content of a dialog: the entries of a type that were deleted in the last 90 days, to be restored. */
export function DeletedDialog({ uid, hasDrafts, onClose }: Props) {
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSearch(typed.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const path = `/admin/deleted/${uid}?search=${encodeURIComponent(search)}`;
  const { list, isLoading, failed, loadMore, retry } = usePages<DeletedPage>(path);
  const { restore, restoring, problem } = useRestore(uid, hasDrafts, { onDone: onClose, onGone: retry });
  return (
    <WideContent>
      <Modal.Header>
        <Modal.Title>Deleted</Modal.Title>
      </Modal.Header>
      <Modal.Body>
        <Flex direction="column" alignItems="stretch" gap={4}>
          <Typography tag="p" textColor="neutral600">
            {hasDrafts
              ? 'For 90 days an article can be restored as a draft, with its comments, ratings and saves. Readers see it again, at its old address, once you publish it.'
              : 'For 90 days an entry can be restored. Readers see it again at once.'}
          </Typography>
          <Box role="search">
            <Field.Root>
              <Field.Label>Search by title</Field.Label>
              <TextInput
                value={typed}
                maxLength={200}
                onChange={({ target }: ChangeEvent<HTMLInputElement>) => setTyped(target.value)}
              />
            </Field.Root>
          </Box>
          {problem !== undefined && <Problem text={problem} />}
          {failed && <Problem text="The deleted entries could not be loaded." onRetry={retry} />}
          {!list && isLoading && <Loader>Loading</Loader>}
          {list && list.entries.length > 0 && (
            <DeletedTable
              entries={list.entries}
              isStale={isLoading}
              restoring={restoring}
              label={hasDrafts ? 'Restore as draft' : 'Restore'}
              onRestore={(entry) => void restore(entry)}
            />
          )}
          {list && list.entries.length === 0 && !isLoading && !failed && (
            <Box padding={8} background="neutral100" hasRadius>
              <Typography tag="p" textAlign="center">
                {search === ''
                  ? 'Nothing was deleted in the last 90 days.'
                  : `No deleted entry has “${search}” in its title.`}
              </Typography>
            </Box>
          )}
          <ListEnd
            count={list?.entries.length ?? 0}
            hasMore={Boolean(list?.next)}
            isLoading={isLoading}
            label="Show older ones"
            onMore={loadMore}
          />
        </Flex>
      </Modal.Body>
      <Modal.Footer>
        <Button variant="tertiary" onClick={onClose}>
          Close
        </Button>
      </Modal.Footer>
    </WideContent>
  );
}

/** Restores an entry and opens its form. */
function useRestore(
  uid: string,
  hasDrafts: boolean,
  { onDone, onGone }: { onDone: () => void; onGone: () => void },
) {
  const { post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const navigate = useNavigate();
  const [restoring, setRestoring] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const restore = async ({ documentId, title }: DeletedEntry) => {
    setRestoring(documentId);
    setProblem(undefined);
    try {
      const { data } = await post<{ data: Restored & { missing: Missing[] } }>(
        `/admin/deleted/${uid}/${documentId}/restore`,
      );
      const message = [
        hasDrafts ? `Restored “${title}” as a draft.` : `Restored “${title}”.`,
        describeAddress(data.data),
        describeMissing(data.data.missing),
      ];
      toggleNotification({ type: 'success', message: message.filter(Boolean).join(' ') });
      onDone();
      navigate(`/content-manager/collection-types/${uid}/${documentId}`);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : 'It could not be restored. Please try again.');
      // Somebody else may have restored it.
      onGone();
    } finally {
      setRestoring(undefined);
    }
  };
  return { restore, restoring, problem };
}
