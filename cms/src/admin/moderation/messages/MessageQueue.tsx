import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { Page } from '@strapi/strapi/admin';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { MessageEntry } from '../../../domain/contact/answers/message-entry';
import type { MessageState } from '../../../domain/contact/answers/message-state';
import { ListEnd } from '../../ui/list/ListEnd';
import { usePages, type PageOf } from '../../ui/list/use-pages';
import { Problem } from '../../ui/Problem';
import { LastStep } from '../LastStep';
import { useNow } from '../use-now';
import { MessageRow } from './MessageRow';
import { useMessageStates } from './use-message-states';

const LABELS: Readonly<Record<MessageState, string>> = { new: 'New', answered: 'Answered', closed: 'Closed' };
const STATES: readonly MessageState[] = ['new', 'answered', 'closed'];
const EMPTY: Readonly<Record<MessageState, string>> = {
  new: 'No message waits for an answer.',
  answered: 'No message was answered.',
  closed: 'No message was closed.',
};

interface Props {
  mayAnswer: boolean;
  onChanged: () => void;
}

/** Messages from the contact page, by their state. */
export function MessageQueue({ mayAnswer, onChanged }: Props) {
  const [search, setSearch] = useSearchParams();
  const state = STATES.find((one) => one === search.get('state')) ?? 'new';
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <Flex gap={2} role="group" aria-label="Messages">
        {STATES.map((one) => (
          <Button
            key={one}
            variant={one === state ? 'secondary' : 'tertiary'}
            aria-pressed={one === state}
            onClick={() => setSearch({ tab: 'messages', state: one })}
          >
            {LABELS[one]}
          </Button>
        ))}
      </Flex>
      <Messages
        key={state}
        state={state}
        wanted={search.get('message') ?? undefined}
        mayAnswer={mayAnswer}
        onChanged={onChanged}
      />
    </Flex>
  );
}

interface MessagesProps extends Props {
  state: MessageState;
  /** The message to which a link leads. */
  wanted: string | undefined;
}

function Messages({ state, wanted, mayAnswer, onChanged }: MessagesProps) {
  const { list, isLoading, failed, loadMore, retry } = usePages<PageOf<MessageEntry>>(
    `/admin/moderation/messages?state=${state}`,
  );
  const [changed, setChanged] = useState<ReadonlyMap<string, MessageEntry>>(new Map());
  const now = useNow();
  const rows = useRef<HTMLOListElement>(null);
  const isLoaded = list !== undefined;
  useEffect(() => {
    if (isLoaded && wanted !== undefined) findRow(rows.current, wanted)?.focus();
  }, [isLoaded, wanted]);
  const change = (next: MessageEntry) => {
    setChanged((before) => new Map([...before, [next.documentId, next]]));
    onChanged();
  };
  const { done, setState } = useMessageStates(change);
  const undo = async () => {
    await done?.undo?.();
    if (done) findRow(rows.current, done.id)?.focus();
  };
  // What is answered or closed here stays in sight until the list is loaded again.
  const messages = (list?.entries ?? []).map((entry) => changed.get(entry.documentId) ?? entry);
  return (
    <>
      <LastStep done={done} onUndo={() => void undo()} />
      {failed && <Problem text="The messages could not be loaded." onRetry={retry} />}
      {!list && isLoading && <Page.Loading />}
      <Flex ref={rows} tag="ol" direction="column" alignItems="stretch" gap={4} aria-label="Messages">
        {messages.map((message) => (
          <li key={message.documentId} data-message={message.documentId} tabIndex={-1}>
            <MessageRow
              message={message}
              now={now}
              mayAnswer={mayAnswer}
              onChange={change}
              onState={(one, next) => void setState(one, next)}
            />
          </li>
        ))}
      </Flex>
      {list && messages.length === 0 && !isLoading && !failed && (
        <Box padding={8} background="neutral0" hasRadius shadow="tableShadow">
          <Typography tag="p" textAlign="center">
            {EMPTY[state]}
          </Typography>
        </Box>
      )}
      <ListEnd
        count={messages.length}
        hasMore={Boolean(list?.next)}
        isLoading={isLoading}
        label="Show more"
        onMore={loadMore}
      />
    </>
  );
}

const findRow = (rows: HTMLElement | null, id: string): HTMLElement | null | undefined =>
  rows?.querySelector<HTMLElement>(`[data-message="${CSS.escape(id)}"]`);
