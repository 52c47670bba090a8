import { Button, Field, Flex, Textarea, Typography } from '@strapi/design-system';
import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useRef, useState, type ChangeEvent, type FormEvent } from 'react';
import type { Answer } from '../../../domain/contact/answers/answer';

interface Props {
  documentId: string;
  email: string;
  /** Stays the same when the answer is sent again. */
  answerKey: string;
  draft: string;
  onDraft: (text: string) => void;
  /** It is stored, and sent or not. */
  onAnswered: (answer: Answer) => void;
  onClose: () => void;
}

/** An answer by mail. What is typed stays until the server has stored it; sending it again sends no second mail. */
export function AnswerForm({
  documentId,
  email,
  answerKey: key,
  draft,
  onDraft,
  onAnswered,
  onClose,
}: Props) {
  const { post } = useFetchClient();
  const [problem, setProblem] = useState<string>();
  const [isSending, setSending] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    setSending(true);
    setProblem(undefined);
    try {
      const path = `/admin/moderation/messages/${documentId}/answers`;
      onAnswered((await post<{ data: Answer }>(path, { key, text: draft })).data.data);
    } catch (error) {
      setProblem(error instanceof Error && error.message ? error.message : 'That failed. Please try again.');
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
            value={draft}
            onChange={({ target }: ChangeEvent<HTMLTextAreaElement>) => onDraft(target.value)}
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
            It goes to {email} by mail. Replies to it go to the editors’ address.
          </Typography>
        </Flex>
      </Flex>
    </form>
  );
}
