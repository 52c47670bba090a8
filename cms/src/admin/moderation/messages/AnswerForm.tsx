import { Button, Field, Flex, Textarea, Typography } from '@strapi/design-system';
import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useRef, useState, type ChangeEvent, type FormEvent, type KeyboardEvent } from 'react';
import type { Answer } from '../../../domain/contact/answers/answer';
import type { MessageEntry } from '../../../domain/contact/answers/message-entry';
import { describeError, getErrorDetails } from '../../ui/server/error-details';
import { isSendKey } from '../is-send-key';
import type { DraftState } from '../use-draft';
import { describeMeanwhile, getFresh } from './answer-state';

interface Props {
  message: MessageEntry;
  draft: DraftState;
  /** It is stored, and sent or not. */
  onAnswered: (answer: Answer) => void;
  /** Others have answered or closed it in the meantime: the message as it is now. */
  onFresh: (message: MessageEntry) => void;
  onClose: () => void;
}

const NOT_SENT = 'Your answer was not sent. Press Send to send it all the same.';

/** An answer by mail. What is typed stays until the server has stored it; sending it again sends no second mail. */
export function AnswerForm({ message, draft, onAnswered, onFresh, onClose }: Props) {
  const { post } = useFetchClient();
  const [problem, setProblem] = useState<string>();
  const [isSending, setSending] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);

  const send = async (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    if (isSending) return;
    setSending(true);
    setProblem(undefined);
    try {
      const path = `/admin/moderation/messages/${message.documentId}/answers`;
      const { key, text } = draft;
      const seen = message.answers.at(-1)?.id ?? 0;
      const { state } = message;
      onAnswered((await post<{ data: Answer }>(path, { key, text, seen, state })).data.data);
    } catch (error) {
      const fresh = getFresh(getErrorDetails(error));
      const meanwhile = fresh && describeMeanwhile(message, fresh);
      if (fresh) onFresh(fresh);
      setProblem(meanwhile ? `${meanwhile} ${NOT_SENT}` : describeError(error));
      setSending(false);
      field.current?.focus();
    }
  };
  return (
    <form onSubmit={(event) => void send(event)} noValidate>
      <Flex direction="column" alignItems="stretch" gap={3}>
        <Field.Root {...(problem !== undefined && { error: problem })}>
          <Field.Label>Your answer</Field.Label>
          <Textarea
            ref={field}
            readOnly={isSending}
            value={draft.text}
            onChange={({ target }: ChangeEvent<HTMLTextAreaElement>) => draft.write(target.value)}
            onKeyDown={(event: KeyboardEvent) => {
              if (isSendKey(event)) void send(event);
            }}
          />
          <Field.Error />
        </Field.Root>
        <Flex gap={2} wrap="wrap">
          <Button type="submit" size="S" loading={isSending}>
            Send
          </Button>
          <Button type="button" size="S" variant="tertiary" onClick={onClose}>
            Close the form
          </Button>
          <Typography variant="pi" textColor="neutral600">
            Ctrl+Enter sends, too. It goes to {message.email} by mail. Replies to it go to the editors’
            address, not here.
          </Typography>
        </Flex>
      </Flex>
    </form>
  );
}
