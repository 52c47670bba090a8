import type { Core } from '@strapi/strapi';
import type { Subscriber } from './subscriber';

/** Idempotent, also for concurrent requests: the first one counts. */
type Change = (strapi: Core.Strapi, subscriber: Pick<Subscriber, 'id'>) => Promise<unknown>;

/** Confirms only pending subscriptions: someone who unsubscribed meanwhile is not resubscribed. */
export const confirmSubscription: Change = (strapi, { id }) =>
  change(strapi, id, { state: 'confirmed', confirmed_at: new Date(), left_at: null }, ['pending']);

export const unsubscribe: Change = (strapi, { id }) =>
  change(strapi, id, { state: 'unsubscribed', left_at: new Date() }, ['pending', 'confirmed']);

const change = (strapi: Core.Strapi, id: string, to: object, from: Subscriber['state'][]) =>
  strapi.db
    .connection('subscribers')
    .where({ document_id: id })
    .whereIn('state', from)
    .update({ ...to, updated_at: new Date() });
