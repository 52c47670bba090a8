import type { Core } from '@strapi/strapi';
import { getPool } from '../database/pool';
import type { CmsMetrics } from './metrics';

export function watchConnections(strapi: Core.Strapi, metrics: CmsMetrics): void {
  const pool = getPool(strapi.db.connection);
  metrics.watch('connections', { state: 'used' }, () => pool?.numUsed());
  metrics.watch('connections', { state: 'free' }, () => pool?.numFree());
  metrics.watch('connections', { state: 'waiting' }, () => pool?.numPendingAcquires());
}
