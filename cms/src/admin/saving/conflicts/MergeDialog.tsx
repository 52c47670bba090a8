import { Box, Button, Flex, Loader, Modal, Typography } from '@strapi/design-system';
import { unstable_useDocument, useFetchClient } from '@strapi/strapi/admin';
import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { createGlobalStyle, styled } from 'styled-components';
import type { Side } from '../../ui/comparison/merge-parts';
import { toComparedForm } from '../../ui/form/form-body';
import { Problem } from '../../ui/Problem';
import { useLabels } from '../../ui/use-labels';
import { findDifferences, toChoices, type Sides, type ThreeContents } from './differences';
import { FieldSection } from './FieldSection';
import type { Values } from '../../ui/form/open-form';
import { mergeValues } from './merge-values';

interface Props {
  uid: string;
  documentId: string;
  collectionType: string;
  /** The values of the form that has not been saved. */
  mine: Values;
  /** The edition with which it was opened. */
  seen: number;
  title: string;
  /** What has happened. */
  children: ReactNode;
  names: Readonly<Record<Side, string>>;
  /** With the values that were put together, as the form of the latest edition. */
  onMerged: (values: Values, edition: number) => void;
  onCancel: () => void;
}

const WideContent = styled(Modal.Content)`
  max-width: 110rem;
`;

/** Strapi's message about the same failure would cover the heading, and is out of date once the dialog is closed. */
const WithoutMessages = createGlobalStyle`
  [data-sonner-toaster] {
    display: none;
  }
`;

function closeMessages(): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-sonner-toast] button')) button.click();
}

interface Comparison extends ThreeContents {
  latest?: { edition: number };
}

/** Shows what differs between a form and the latest edition, and puts together what the editor chooses. */
export function MergeDialog(props: Props) {
  const { uid, documentId, mine, seen, title, children, names, onMerged, onCancel } = props;
  const labels = useLabels(uid);
  const { comparison, failed, compare } = useComparison(uid, documentId, seen, mine);
  const theirs = useLatestValues(props, comparison?.latest?.edition, compare);
  const differences = useMemo(
    () => comparison && theirs && findDifferences(comparison, { theirs, mine }),
    [comparison, theirs, mine],
  );
  const { sides, choose } = useChoices(mine, comparison?.latest?.edition);
  useEffect(() => closeMessages, []);

  return (
    <Modal.Root open onOpenChange={(isOpen) => !isOpen && onCancel()}>
      <WithoutMessages />
      <WideContent>
        <Modal.Header closeLabel="Decide later">
          <Modal.Title>{title}</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <Box paddingBottom={4}>{children}</Box>
          {!differences &&
            (failed ? (
              <Problem text="The versions could not be compared." onRetry={compare} />
            ) : (
              <Loader>Comparing</Loader>
            ))}
          {differences && (
            <Flex direction="column" alignItems="stretch" gap={6}>
              {differences.length === 0 && <Typography>There is no difference any more.</Typography>}
              {differences.map((difference) => (
                <FieldSection key={difference.field} {...{ difference, labels, names, sides, choose }} />
              ))}
            </Flex>
          )}
        </Modal.Body>
        <Modal.Footer>
          <Button variant="tertiary" onClick={onCancel}>
            Decide later
          </Button>
          <Button
            disabled={!differences || !theirs}
            onClick={() =>
              differences &&
              theirs &&
              onMerged(
                mergeValues(theirs, mine, toChoices(differences, sides)),
                comparison?.latest?.edition ?? seen,
              )
            }
          >
            Put together in the form
          </Button>
        </Modal.Footer>
      </WideContent>
    </Modal.Root>
  );
}

/** Last choices by the form that they are about. They are by place, so they count for one edition only. */
const lastChoices = new WeakMap<Values, { edition: number | undefined; sides: Sides }>();

/** What the editor has chosen, even if the dialog was mounted again because the width of the window has changed. */
function useChoices(mine: Values, edition: number | undefined) {
  const [, setChanges] = useState(0);
  const last = lastChoices.get(mine);
  const sides = last?.edition === edition ? (last?.sides ?? {}) : {};
  const choose = (key: string, side: Side) => {
    lastChoices.set(mine, { edition, sides: { ...sides, [key]: side } });
    setChanges((changes) => changes + 1);
  };
  return { sides, choose };
}

interface ComparisonState {
  comparison: Comparison | undefined;
  failed: boolean;
  compare: () => void;
}

function useComparison(uid: string, documentId: string, seen: number, mine: Values): ComparisonState {
  const { post } = useFetchClient();
  const [comparison, setComparison] = useState<Comparison>();
  const [failed, setFailed] = useState(false);
  const compare = useCallback(() => {
    post<{ data: Comparison }>(`/admin/history/${uid}/${documentId}/compare-form`, {
      seen,
      form: toComparedForm(mine),
    }).then(
      ({ data }) => {
        setComparison(data.data);
        setFailed(false);
      },
      () => setFailed(true),
    );
  }, [post, uid, documentId, seen, mine]);
  useEffect(compare, [compare]);
  return { comparison, failed, compare };
}

const toEdition = ({ edition }: Record<string, unknown>): number =>
  typeof edition === 'number' ? edition : 0;

/**
 * The values of a form of the compared edition; undefined until they are loaded.
 * @param onNewer somebody has saved since the comparison
 */
function useLatestValues(
  { uid, documentId, collectionType }: Props,
  edition: number | undefined,
  onNewer: () => void,
): Values | undefined {
  const { document, refetch, isLoading, getInitialFormValues } = unstable_useDocument({
    model: uid,
    documentId,
    collectionType,
    params: {},
  });
  useEffect(() => {
    if (isLoading || edition === undefined || !document) return;
    if (toEdition(document) < edition) refetch();
    if (toEdition(document) > edition) onNewer();
  }, [isLoading, edition, document, refetch, onNewer]);
  const isLatest = edition !== undefined && document !== undefined && toEdition(document) === edition;
  return useMemo(
    () => (isLatest && !isLoading ? getInitialFormValues() : undefined),
    [isLatest, isLoading, getInitialFormValues],
  );
}
