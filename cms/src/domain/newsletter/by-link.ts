import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { isSigned, readToken, type Purpose } from '../../platform/mail/link-token';
import { settings } from '../../platform/settings/settings';
import { COLUMNS, Subscriber } from './subscriber';

/** How long the link of a confirmation mail is valid. */
export const CONFIRM_WITHIN_DAYS = 7;
const CONFIRM_WITHIN_SECONDS = CONFIRM_WITHIN_DAYS * 24 * 3600;

/**
 * The subscriber a link belongs to. Undefined when it is invalid: not signed by us for this purpose, its address has
 * been deleted, or it would confirm a subscription that was requested too long ago or ended since. Then the visitor has
 * to subscribe again.
 */
export async function findSubscriberByLink(
  strapi: Core.Strapi,
  purpose: Purpose,
  token: string,
): Promise<Subscriber | undefined> {
  const claims = readToken(token);
  if (!claims) return undefined;
  const row: unknown = await strapi.db
    .connection('subscribers')
    .where({ document_id: claims.id })
    .first(...COLUMNS);
  if (row === undefined) return undefined;
  const subscriber = v.parse(Subscriber, row);
  if (!isSigned(settings().secrets.appKeys, purpose, subscriber, claims)) return undefined;
  const isOver =
    subscriber.state === 'unsubscribed' || claims.signedAt + CONFIRM_WITHIN_SECONDS < Date.now() / 1000;
  return purpose === 'confirm' && isOver ? undefined : subscriber;
}
