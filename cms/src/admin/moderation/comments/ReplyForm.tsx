import { Button, Field, Flex, Textarea, Typography } from '@strapi/design-system';
import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useRef, useState, type ChangeEvent, type FormEvent, type KeyboardEvent } from 'react';
import type { CommentEntry } from '../../../domain/moderation/queue/comment-entry';
import { describeError } from '../../ui/server/error-details';
import { isSendKey } from '../is-send-key';
import { useDraft } from '../use-draft';

interface Props {
  entry: CommentEntry;
  siteName: string;
  /** @param documentId of the reply */
  onReplied: (documentId: string) => void;
  onClose: () => void;
}

/** Below a comment: a reply in the name of the site. What is typed stays until it has been posted. */
export function ReplyForm({ entry, siteName, onReplied, onClose }: Props) {
  const draft = useDraft(entry.documentId);
  const { post } = useFetchClient();
  const [problem, setProblem] = useState<string>();
  const [isSending, setSending] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);

  const send = async () => {
    if (isSending) return;
    setSending(true);
    setProblem(undefined);
    try {
      const path = `/admin/moderation/comments/${entry.documentId}/reply`;
      const { data } = await post<{ data: { documentId: string } }>(path, { text: draft.text });
      draft.clear();
      onReplied(data.data.documentId);
    } catch (error) {
      setProblem(describeError(error));
      setSending(false);
      field.current?.focus();
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      onClose();
    } else if (isSendKey(event)) void send();
  };
  return (
    <form onSubmit={submit} noValidate>
      <Flex direction="column" alignItems="stretch" gap={3}>
        <Field.Root {...(problem !== undefined && { error: problem })}>
          <Field.Label>Your reply as {siteName}</Field.Label>
          <Textarea
            ref={field}
            readOnly={isSending}
            value={draft.text}
            onChange={({ target }: ChangeEvent<HTMLTextAreaElement>) => draft.write(target.value)}
            onKeyDown={onKeyDown}
          />
          <Field.Error />
        </Field.Root>
        <Flex gap={2} wrap="wrap">
          <Button type="submit" size="S" loading={isSending}>
            Post reply
          </Button>
          <Button type="button" size="S" variant="tertiary" onClick={onClose}>
            Close
          </Button>
          <Typography variant="pi" textColor="neutral600">
            Ctrl+Enter posts it, Escape closes it.
          </Typography>
        </Flex>
      </Flex>
    </form>
  );
}
