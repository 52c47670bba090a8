import { Typography } from '@strapi/design-system';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { formatMoment } from '../ui/moments';
import { isOwn } from '../ui/newer-version';
import { useLatest } from '../ui/use-latest';
import { useOpenForm, type OpenForm, type Values } from '../ui/form/open-form';
import { MergeDialog } from './conflicts/MergeDialog';
import { DeletedNotice } from './failures/DeletedNotice';
import { useFormSession, type FormSession } from './form-session';
import { KeepLateText } from './late-text/KeepLateText';
import type { CopyState } from './local-copies/copy-keeper';
import { EarlierCopies } from './local-copies/EarlierCopies';
import { useHandedOverCopy } from './local-copies/use-handed-over-copy';
import { useLocalCopy } from './local-copies/use-local-copy';
import { allowReplacement } from './local-copies/watch-replacements';
import { useRegisteredForm } from './open-forms';
import { setSeenEdition } from './conflicts/seen-editions';
import { useFormEdition } from './conflicts/use-form-edition';
import { conflicts } from './write-events';

/** Without notices it takes no room: the gap above it is 8 px. The admin's root font size is 10 px. */
const Notices = styled.div`
  display: flex;
  flex-direction: column;
  gap: 0.8rem;
  inline-size: 100%;

  &:empty {
    margin-block-start: -0.8rem;
  }
`;

/** Below the buttons of a form: keeps what is typed, and settles conflicts with other editors. */
export function Saving() {
  const form = useOpenForm();
  return form ? <SavingOf key={`${form.uid} ${form.documentId} ${form.origin}`} form={form} /> : null;
}

function SavingOf({ form }: { form: OpenForm }) {
  const session = useFormSession(form);
  const copyState = useLocalCopy(form, session);
  useHandedOverCopy(form, session);
  useRegisteredForm(form);
  useFormEdition(form);
  return (
    <Notices>
      <KeepLateText form={form} session={session} />
      <CopyNotice state={copyState} />
      <DeletedNotice form={form} />
      <EarlierCopies form={form} copyKeeper={session.copies} />
      <Conflicts form={form} session={session} />
    </Notices>
  );
}

function CopyNotice({ state }: { state: CopyState }) {
  if (state === undefined) return null;
  const text =
    state === 'failed'
      ? 'This browser cannot keep a copy of unsaved text. Save often.'
      : `Unsaved text is kept in this browser (${formatMoment(state.copiedAt)}).`;
  return (
    <Typography variant="pi" textColor={state === 'failed' ? 'danger600' : 'neutral600'} role="status">
      {text}
    </Typography>
  );
}

function Conflicts({ form, session }: { form: OpenForm; session: FormSession }) {
  const [conflict, setConflict] = useState(() => session.getConflict());
  const latest = useLatest(form);
  useEffect(() => session.setConflict(conflict), [session, conflict]);
  useEffect(
    () =>
      conflicts.listen((found) => {
        if (found.documentId !== latest.current.documentId) return false;
        setConflict({ ...found, mine: latest.current.values });
        return true;
      }),
    [latest],
  );
  if (!conflict) return null;
  const { documentId, newer, mine, seen } = conflict;
  const isMine = isOwn(newer, form.userId);
  const close = (values: Values) => {
    form.setValues(values);
    setConflict(undefined);
  };
  return (
    <MergeDialog
      uid={form.uid}
      documentId={documentId}
      collectionType={form.collectionType}
      mine={mine}
      seen={seen}
      title={
        isMine
          ? 'You have changed this in another window'
          : `${newer.actorName} has changed this since you opened it`
      }
      names={
        isMine
          ? { theirs: 'Your other window', mine: 'This window' }
          : { theirs: newer.actorName, mine: 'Your text' }
      }
      onMerged={(values, edition) => {
        setSeenEdition(documentId, edition);
        close(values);
      }}
      onCancel={() => {
        // The next save is compared again.
        setSeenEdition(documentId, seen);
        allowReplacement(documentId);
        close(mine);
      }}
    >
      <Typography>
        {isMine
          ? `You saved there at ${formatMoment(newer.madeAt)}. Nothing of this window was saved, and nothing of it is lost.`
          : `${newer.actorName} saved at ${formatMoment(newer.madeAt)}. Nothing of yours was saved, and nothing of it is lost.`}{' '}
        Choose what to keep, then save again.
      </Typography>
    </MergeDialog>
  );
}
