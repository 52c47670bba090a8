import { ShortcutsDialog } from '../keys/ShortcutsDialog';
import { BanDialog } from '../members/BanDialog';
import { DeleteAllDialog } from '../members/DeleteAllDialog';
import type { useModeration } from './use-moderation';

interface Props {
  moderation: ReturnType<typeof useModeration>;
  /** Whether comments can be hidden with a ban. */
  mayHide: boolean;
}

/** What is asked before a ban or a deletion, and the keys of the list. */
export function QueueDialogs({ moderation, mayHide }: Props) {
  const { open, close, goOn, changes, keySwitch } = moderation;
  if (!open) return null;
  if (open.is === 'keys')
    return <ShortcutsDialog isOn={keySwitch.isOn} onChange={keySwitch.setOn} onClose={close} />;
  const { entry } = open;
  if (open.is === 'reply' || entry.author?.is !== 'member') return null;
  const { documentId } = entry.author;
  if (open.is === 'ban')
    return (
      <BanDialog
        member={documentId}
        mayHide={mayHide}
        onBanned={(done) => {
          changes.noteBan(entry, done);
          goOn(entry);
        }}
        onClose={close}
      />
    );
  return (
    <DeleteAllDialog
      member={documentId}
      onDeleted={(count) => {
        changes.noteDeletion(entry, count);
        goOn(entry);
      }}
      onClose={close}
    />
  );
}
