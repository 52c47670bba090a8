import { Badge, Box, Button, Flex, Loader, Modal, Typography } from '@strapi/design-system';
import { unstable_useDocument, useFetchClient, useNotification, useQueryParams } from '@strapi/strapi/admin';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Comparison } from '../ui/comparison/Comparison';
import { describeMissing, type Missing } from '../ui/missing';
import { formatMoment } from '../ui/moments';
import { Problem } from '../ui/Problem';
import { replacements } from '../ui/form/replaced-forms';
import { useAdminData } from '../ui/server/use-admin-data';
import { useLabels, type Labels } from '../ui/use-labels';
import { useUserId } from '../ui/server/use-user-id';
import { describeRefusal } from './refusal';
import { useVersions } from './use-versions';
import { describeKind, type Version, type VersionContent } from './version';

interface Props {
  uid: string;
  documentId: string;
  hasDrafts: boolean;
  /** The form has text that a restored version would replace. */
  hasUnsavedText: boolean;
  onClose: () => void;
}

const WideContent = styled(Modal.Content)`
  max-width: 120rem;
`;

/** The versions of a document: what each changed, and back to it. */
export function HistoryDialog({ uid, documentId, hasDrafts, hasUnsavedText, onClose }: Props) {
  const path = `/admin/history/${uid}/${documentId}`;
  const labels = useLabels(uid);
  const { versions, hasMore, loadMore, reload } = useVersions(path);
  const [chosen, setChosen] = useState<number>();
  const latest = versions?.[0];
  const version = versions?.find(({ edition }) => edition === chosen) ?? latest;
  const next = versions?.[versions.findIndex(({ edition }) => edition === version?.edition) + 1];
  const previous = next?.edition ?? (hasMore && version ? version.edition - 1 : undefined);
  const { restore, isRestoring, problem } = useRestore(uid, documentId, {
    onDone: onClose,
    onRefused: reload,
  });

  return (
    <Modal.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <WideContent>
        <Modal.Header>
          <Modal.Title>History</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          {problem !== undefined && (
            <Box paddingBottom={4}>
              <Problem text={problem} />
            </Box>
          )}
          {versions && version && latest ? (
            <Flex alignItems="flex-start" gap={6} direction={{ initial: 'column', medium: 'row' }}>
              <VersionList
                versions={versions}
                hasDrafts={hasDrafts}
                chosen={version.edition}
                labels={labels}
                onChoose={setChosen}
                onMore={hasMore ? () => void loadMore() : undefined}
              />
              <Box flex="1" minWidth={0} width="100%">
                <VersionChanges key={version.edition} {...{ path, version, previous, latest, labels }} />
              </Box>
            </Flex>
          ) : (
            <Loader>Loading</Loader>
          )}
        </Modal.Body>
        <Modal.Footer>
          <Button variant="tertiary" onClick={onClose}>
            Close
          </Button>
          {version && version !== latest && (
            <Flex gap={4}>
              {hasUnsavedText && (
                <Typography variant="pi">
                  Your unsaved text is kept, and offered in the form afterwards.
                </Typography>
              )}
              <Button loading={isRestoring} onClick={() => latest && void restore(version, latest.edition)}>
                {hasDrafts ? 'Restore as draft' : 'Undo to this version'}
              </Button>
            </Flex>
          )}
        </Modal.Footer>
      </WideContent>
    </Modal.Root>
  );
}

const List = styled.ol`
  inline-size: 30rem;
  max-inline-size: 100%;
  max-block-size: 60vh;
  overflow: auto;
  flex-shrink: 0;
`;

const Item = styled.button`
  display: block;
  inline-size: 100%;
  padding: 1.2rem;
  text-align: start;
  color: ${({ theme }) => theme.colors.neutral800};
  border-inline-start: 3px solid transparent;

  &[aria-pressed='true'] {
    border-color: ${({ theme }) => theme.colors.primary600};
    background: ${({ theme }) => theme.colors.primary100};
  }
`;

interface ListProps {
  versions: readonly Version[];
  hasDrafts: boolean;
  chosen: number;
  labels: Labels;
  onChoose: (edition: number) => void;
  onMore: (() => void) | undefined;
}

function VersionList({ versions, hasDrafts, chosen, labels, onChoose, onMore }: ListProps) {
  return (
    <List aria-label="Versions">
      {versions.map((version) => (
        <li key={version.edition}>
          <Item
            type="button"
            aria-pressed={version.edition === chosen}
            onClick={() => onChoose(version.edition)}
          >
            <Flex gap={2} wrap="wrap">
              <Typography fontWeight="semiBold">{describeKind(version)}</Typography>
              {hasDrafts && version.published && <Badge variant="success">For readers</Badge>}
            </Flex>
            <Typography tag="p" variant="pi" textColor="neutral600">
              {version.actor.name}, {formatMoment(version.madeAt)}
            </Typography>
            {version.fields.length > 0 && (
              <Typography tag="p" variant="pi">
                {version.fields.map((field) => labels.getField(field)).join(', ')}
              </Typography>
            )}
          </Item>
        </li>
      ))}
      {onMore && (
        <li>
          <Button variant="tertiary" fullWidth onClick={onMore}>
            Older versions
          </Button>
        </li>
      )}
    </List>
  );
}

interface ChangesProps {
  path: string;
  version: Version;
  /** The edition before it; undefined: it is the first. */
  previous: number | undefined;
  latest: Version;
  labels: Labels;
}

function VersionChanges({ path, version, previous, latest, labels }: ChangesProps) {
  const [withNow, setWithNow] = useState(false);
  const compared = withNow ? latest.edition : previous;
  const own = useAdminData<VersionContent>(`${path}/${version.edition}`);
  const other = useAdminData<VersionContent>(compared === undefined ? null : `${path}/${compared}`);
  const ownContent = own.data?.content;
  // The version before may no longer be kept; the first one has none.
  const otherContent = other.data?.content ?? (compared === undefined || other.failed ? {} : undefined);
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      {version !== latest && (
        <Flex gap={2} wrap="wrap">
          <Button
            size="S"
            variant={withNow ? 'tertiary' : 'secondary'}
            aria-pressed={!withNow}
            onClick={() => setWithNow(false)}
          >
            What this changed
          </Button>
          <Button
            size="S"
            variant={withNow ? 'secondary' : 'tertiary'}
            aria-pressed={withNow}
            onClick={() => setWithNow(true)}
          >
            What restoring would change
          </Button>
        </Flex>
      )}
      {ownContent && otherContent ? (
        <Comparison
          before={otherContent}
          after={ownContent}
          names={withNow ? { before: 'Now', after: 'Restored' } : { before: 'Before', after: 'After' }}
          labels={labels}
        />
      ) : (
        <Loader>Comparing</Loader>
      )}
    </Flex>
  );
}

function useRestore(
  uid: string,
  documentId: string,
  { onDone, onRefused }: { onDone: () => void; onRefused: () => void },
) {
  const { post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const userId = useUserId();
  const [{ query }] = useQueryParams<object>();
  const { refetch } = unstable_useDocument({
    model: uid,
    documentId,
    collectionType: 'collection-types',
    // As Strapi's form looks for it.
    params: query,
  });
  const [isRestoring, setIsRestoring] = useState(false);
  const [problem, setProblem] = useState<string>();
  /** @param seen the latest edition in the list */
  const restore = async ({ edition, madeAt }: Version, seen: number) => {
    setIsRestoring(true);
    setProblem(undefined);
    try {
      const { data } = await post<{ data: { missing: Missing[] } }>(
        `/admin/history/${uid}/${documentId}/${edition}/restore`,
        { seen },
      );
      replacements.emit(documentId);
      refetch();
      const message = [
        `Restored the version of ${formatMoment(madeAt)}.`,
        describeMissing(data.data.missing),
      ];
      toggleNotification({ type: 'success', message: message.filter(Boolean).join(' ') });
      onDone();
    } catch (error) {
      setProblem(describeRefusal(error, userId));
      onRefused();
    } finally {
      setIsRestoring(false);
    }
  };
  return { restore, isRestoring, problem };
}
