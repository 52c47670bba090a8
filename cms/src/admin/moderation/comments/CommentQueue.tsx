import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { Page } from '@strapi/strapi/admin';
import { useRef } from 'react';
import { styled } from 'styled-components';
import type { Desk } from '../../../domain/moderation/desk';
import type { Queue } from '../../../domain/moderation/queue/comment-entry';
import { ListEnd } from '../../ui/list/ListEnd';
import { Problem } from '../../ui/Problem';
import { LastStep } from '../LastStep';
import { useNow } from '../use-now';
import { getActions } from './actions';
import { CommentRow } from './CommentRow';
import { QueueDialogs } from './QueueDialogs';
import { ReplyForm } from './ReplyForm';
import { useModeration } from './use-moderation';

interface Props {
  queue: Queue;
  /** Only comments of this member. */
  member: string | undefined;
  /** The one to go to, if it is among the first. */
  comment: string | undefined;
  desk: Desk;
  onChanged: () => void;
  /** Shows all comments of a member. */
  onMember: (documentId: string) => void;
}

const EMPTY: Readonly<Record<Queue, string>> = {
  reported: 'No comment is reported.',
  held: 'No comment waits for you.',
  all: 'There are no comments.',
};

/** A queue of comments, moderated by buttons or by single keys. */
export function CommentQueue({ queue, member, comment, desk, onChanged, onMember }: Props) {
  const { rights, siteName } = desk;
  const path = `/admin/moderation/comments?queue=${queue}${member === undefined ? '' : `&member=${member}`}`;
  const list = useRef<HTMLDivElement>(null);
  const moderation = useModeration({ list, path, queue, rights, wanted: comment, onChanged });
  const { entries, loading, keys, open, setOpen, changes } = moderation;
  const now = useNow();

  return (
    <Flex direction="column" alignItems="stretch" gap={4} onKeyDown={keys.onKeyDown}>
      <LastStep done={changes.done} undoKey="u" onUndo={() => void moderation.undo()} />
      {loading.failed && <Problem text="The comments could not be loaded." onRetry={loading.reload} />}
      {!loading.isLoaded && loading.isLoading && <Page.Loading />}
      <div ref={list} role="group" aria-label="Comments" tabIndex={-1} {...moderation.steady}>
        <List aria-busy={loading.isLoading}>
          {entries.map((entry) => (
            <li key={entry.documentId}>
              <CommentRow
                entry={entry}
                actions={getActions(entry, rights)}
                isCurrent={entry.documentId === keys.activeId}
                isBusy={changes.busy.has(entry.documentId)}
                now={now}
                onFocus={() => keys.setActive(entry.documentId)}
                onAct={(action) => moderation.act(entry, action)}
                onMember={member === undefined ? onMember : undefined}
              >
                {open?.is === 'reply' && open.entry.documentId === entry.documentId && (
                  <ReplyForm
                    entry={entry}
                    siteName={siteName}
                    onReplied={(reply) => {
                      changes.noteReply(entry, reply);
                      moderation.goOn(entry);
                    }}
                    onClose={moderation.close}
                  />
                )}
              </CommentRow>
            </li>
          ))}
        </List>
        {loading.isLoaded && entries.length === 0 && !loading.isLoading && !loading.failed && (
          <Box padding={8} background="neutral0" hasRadius shadow="tableShadow">
            <Typography tag="p" textAlign="center">
              {loading.hasMore ? 'There may be older ones.' : EMPTY[queue]}
            </Typography>
          </Box>
        )}
      </div>
      <ListEnd
        count={entries.length}
        hasMore={loading.hasMore}
        isLoading={loading.isLoading}
        label={queue === 'held' ? 'Show later ones' : 'Show more'}
        onMore={loading.loadMore}
      />
      <Flex justifyContent="center">
        <Button size="S" variant="ghost" aria-keyshortcuts="?" onClick={() => setOpen({ is: 'keys' })}>
          Keys of this list
        </Button>
      </Flex>
      <QueueDialogs moderation={moderation} mayHide={rights.hide} />
    </Flex>
  );
}

const List = styled.ol`
  display: flex;
  flex-direction: column;
  gap: 1.6rem;

  &[aria-busy='true'] {
    opacity: 0.6;
  }
`;
