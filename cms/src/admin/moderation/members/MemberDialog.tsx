import { Button, Dialog, Loader } from '@strapi/design-system';
import { useState, type ReactNode } from 'react';
import type { MemberSummary } from '../../../domain/moderation/members/summary';
import { Problem } from '../../ui/Problem';
import { useAdminData } from '../../ui/server/use-admin-data';

/** The list decides where the focus goes. */
const keepFocus = (event: Event) => event.preventDefault();

interface Props {
  /** The document id. */
  member: string;
  title: (member: MemberSummary) => string;
  action: string;
  /** Says exactly what happens. */
  children: (member: MemberSummary) => ReactNode;
  /** @param onProgress shows how far it is */
  onConfirm: (member: MemberSummary, onProgress: (words: string) => void) => Promise<void>;
  onClose: () => void;
}

/** Asks once before something is done to a member. While it runs, the dialog stays; a failure can be tried again. */
export function MemberDialog({ member: id, title, action, children, onConfirm, onClose }: Props) {
  const { data: member, failed, reload } = useAdminData<MemberSummary>(`/admin/moderation/members/${id}`);
  const [progress, setProgress] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const isRunning = progress !== undefined;

  const confirm = async () => {
    if (!member || isRunning) return;
    setProblem(undefined);
    setProgress('');
    try {
      await onConfirm(member, setProgress);
    } catch (error) {
      const reason = error instanceof Error && error.message ? error.message : 'That failed.';
      setProblem(`${reason} What is done stays done; press the button again to go on.`);
      setProgress(undefined);
    }
  };
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && !isRunning && onClose()}>
      <Dialog.Content onCloseAutoFocus={keepFocus}>
        <Dialog.Header>{member ? title(member) : 'One moment'}</Dialog.Header>
        <Dialog.Body>
          {failed && <Problem text="The member could not be loaded." onRetry={reload} />}
          {!member && !failed && <Loader>Loading</Loader>}
          {member && children(member)}
          {problem !== undefined && <Problem text={problem} />}
          <div role="status">{progress}</div>
        </Dialog.Body>
        <Dialog.Footer>
          <Dialog.Cancel>
            <Button variant="tertiary" fullWidth disabled={isRunning}>
              Cancel
            </Button>
          </Dialog.Cancel>
          <Button
            variant="danger-light"
            fullWidth
            loading={isRunning}
            disabled={!member}
            onClick={() => void confirm()}
          >
            {action}
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}
