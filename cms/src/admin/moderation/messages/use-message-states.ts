import { isFetchError, useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import type { MessageEntry, StateChange } from '../../../domain/contact/answers/message-entry';
import type { MessageState } from '../../../domain/contact/answers/message-state';
import { getErrorDetails } from '../../ui/server/error-details';
import type { Done } from '../LastStep';
import { describeMeanwhile, getFresh } from './answer-state';

const GONE = 404;

/** Closes messages and opens them again, and takes the last of that back. @param onChange shows a message as it is now */
export function useMessageStates(onChange: (message: MessageEntry) => void) {
  const { put } = useFetchClient();
  const { toggleNotification } = useNotification();
  const [done, setDone] = useState<Done>();

  /** @returns the message if it was this editor who changed it */
  const send = async (message: MessageEntry, state: MessageState): Promise<MessageEntry | undefined> => {
    const path = `/admin/moderation/messages/${message.documentId}/state`;
    const note = (fresh: MessageEntry, otherwise: string) => {
      onChange(fresh);
      toggleNotification({ type: 'info', message: describeMeanwhile(message, fresh) || otherwise });
    };
    try {
      const { data } = await put<{ data: StateChange }>(path, { from: message.state, state });
      const { isOwn, message: fresh } = data.data;
      if (isOwn) onChange(fresh);
      else note(fresh, 'Nothing was changed.');
      return isOwn ? fresh : undefined;
    } catch (error) {
      const fresh = getFresh(getErrorDetails(error));
      if (fresh) note(fresh, 'Nothing was changed.');
      else
        toggleNotification({
          type: 'danger',
          message:
            isFetchError(error) && error.status === GONE
              ? 'This message was deleted meanwhile.'
              : 'That failed. Please try again.',
        });
      return undefined;
    }
  };

  const setState = async (message: MessageEntry, state: MessageState): Promise<void> => {
    const changed = await send(message, state);
    if (!changed) return;
    setDone({
      words: `${state === 'closed' ? 'Closed' : 'Open again'}: the message from ${message.name}`,
      id: message.documentId,
      undo: async () => {
        setDone(undefined);
        await send(changed, message.state);
      },
    });
  };
  return { done, setState };
}
