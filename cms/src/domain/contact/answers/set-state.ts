import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import * as v from 'valibot';
import type { Knex } from '../../../platform/database/dialect';
import { getActor } from '../../../platform/strapi/actor';
import { readMessage } from './list-messages';
import type { StateChange } from './message-entry';
import { MESSAGE_STATES, type MessageState } from './message-state';

const MESSAGE = 'api::contact-message.contact-message';

const MEANWHILE: Readonly<Record<MessageState, string>> = {
  new: 'Somebody else has opened this message again meanwhile. Nothing was changed.',
  answered: 'Somebody else has answered this message meanwhile. Nothing was changed.',
  closed: 'Somebody else has closed this message meanwhile. Nothing was changed.',
};

const Row = v.object({ document_id: v.string(), state: v.picklist(MESSAGE_STATES) });

interface Change {
  messageId: number;
  /** The state that the editor has seen. */
  from: MessageState;
  state: MessageState;
}

/**
 * Closes a message or opens it again, and records who did it.
 * @returns undefined: there is no such message
 * @throws a 400 with the message in its details, as it is now, if another editor has decided otherwise since
 */
export async function setMessageState(
  strapi: Core.Strapi,
  { messageId, from, state }: Change,
): Promise<StateChange | undefined> {
  return strapi.db.transaction(async ({ trx }: { trx: Knex }) => {
    const found: unknown = await trx('contact_messages')
      .where({ id: messageId })
      .forUpdate()
      .first('document_id', 'state');
    if (found === undefined) return undefined;
    const { document_id: documentId, state: now } = v.parse(Row, found);
    if (now !== from && now !== state)
      throw new errors.ValidationError(MEANWHILE[now], { message: await readMessage(trx, messageId) });
    const isOwn = now !== state;
    if (isOwn) {
      const data = { state, updatedBy: getActor(strapi).id };
      await strapi.documents(MESSAGE).update({ documentId, data });
    }
    const message = await readMessage(trx, messageId);
    return message && { message, isOwn };
  });
}
