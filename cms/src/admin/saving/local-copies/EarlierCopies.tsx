import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import type { OpenForm, Values } from '../../ui/form/open-form';
import { NARROW_WINDOW } from '../../ui/list/card-table';
import { formatMoment } from '../../ui/moments';
import { MergeDialog } from '../conflicts/MergeDialog';
import { toNewValues } from '../conflicts/merge-values';
import { setSeenEdition } from '../conflicts/seen-editions';
import type { CopyKeeper } from './copy-keeper';
import { describeCopy } from './describe-copy';
import type { LocalCopy } from './store';
import { useEarlierCopies } from './use-earlier-copies';
import { handOver } from './use-handed-over-copy';
import { allowReplacement } from './watch-replacements';

/** Many of them leave room for the rest of what is beside the form. */
const Copies = styled.ul`
  display: flex;
  flex-direction: column;
  gap: 1.2rem;
  max-block-size: 32rem;
  padding-block-start: 0.8rem;
  overflow-y: auto;
  overflow-wrap: anywhere;
`;

const Heading = styled.summary`
  cursor: pointer;
`;

/** The bar of a narrow window has room for the heading only. */
const hasRoom = (): boolean => !matchMedia(NARROW_WINDOW).matches;

/** Offers unsaved text of a form that was closed, or whose browser ended. */
export function EarlierCopies({ form, copyKeeper }: { form: OpenForm; copyKeeper: CopyKeeper }) {
  const { copies, hide, remove } = useEarlierCopies(form, copyKeeper.formId);
  const [opened, setOpened] = useState<LocalCopy>();
  const [isOpenAtFirst] = useState(hasRoom);
  const headingId = useId();
  const bringBackLabel = form.documentId === undefined ? 'Bring it back' : 'Compare and bring back';
  const bringBack = (copy: LocalCopy, values: Values) => {
    // What has been typed since the form was opened.
    void handOver(form);
    copyKeeper.takeOver(copy.formId);
    form.setValues(values);
    setOpened(undefined);
    hide(copy);
  };
  const compare = (copy: LocalCopy, documentId: string) => {
    // The comparison loads the latest version, which fills the form: what has been typed in it is kept then.
    allowReplacement(documentId);
    setOpened(copy);
  };
  return (
    <>
      {copies.length > 0 && (
        <Box
          tag="section"
          aria-labelledby={headingId}
          padding={3}
          hasRadius
          background="warning100"
          borderColor="warning200"
        >
          <details open={isOpenAtFirst}>
            <Heading>
              <Typography id={headingId} variant="omega" fontWeight="bold">
                You have unsaved text
              </Typography>
            </Heading>
            <Copies>
              {copies.map((copy) => {
                const name = describeCopy(copy);
                return (
                  <li key={copy.formId}>
                    <Typography tag="p" variant="omega">
                      {name}
                      {copy.origin !== form.origin &&
                        '. Choose again what it was linked to, such as categories.'}
                    </Typography>
                    <Flex gap={2} paddingTop={1} wrap="wrap">
                      <Button
                        size="S"
                        aria-label={`${bringBackLabel}: ${name}`}
                        onClick={() =>
                          form.documentId === undefined
                            ? bringBack(
                                copy,
                                copy.origin === form.origin ? copy.values : toNewValues(copy.values),
                              )
                            : compare(copy, form.documentId)
                        }
                      >
                        {bringBackLabel}
                      </Button>
                      <Button
                        size="S"
                        variant="tertiary"
                        aria-label={`Delete it: ${name}`}
                        onClick={() => remove(copy)}
                      >
                        Delete it
                      </Button>
                    </Flex>
                  </li>
                );
              })}
            </Copies>
          </details>
        </Box>
      )}
      {opened && form.documentId !== undefined && (
        <MergeDialog
          uid={form.uid}
          documentId={form.documentId}
          collectionType={form.collectionType}
          mine={opened.values}
          seen={opened.edition}
          title="Your unsaved text"
          names={{ theirs: 'As stored', mine: 'Your unsaved text' }}
          onMerged={(values, edition) => {
            bringBack(opened, values);
            setSeenEdition(opened.documentId, edition);
          }}
          onCancel={() => setOpened(undefined)}
        >
          <Typography>
            Kept in this browser on {formatMoment(opened.copiedAt)}. Nothing is saved until you press Save.
          </Typography>
        </MergeDialog>
      )}
    </>
  );
}
