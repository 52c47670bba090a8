import { Box, Typography } from '@strapi/design-system';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import type { OpenForm, Values } from '../../ui/form/open-form';
import { NARROW_WINDOW } from '../../ui/list/card-table';
import { formatMoment } from '../../ui/moments';
import { MergeDialog } from '../conflicts/MergeDialog';
import { setSeenEdition } from '../conflicts/seen-editions';
import type { CopyKeeper } from './copy-keeper';
import { EarlierCopy } from './EarlierCopy';
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
              {copies.map((copy) => (
                <EarlierCopy
                  key={copy.formId}
                  copy={copy}
                  form={form}
                  bringBack={(values) => bringBack(copy, values)}
                  compare={(documentId) => compare(copy, documentId)}
                  remove={() => remove(copy)}
                />
              ))}
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
