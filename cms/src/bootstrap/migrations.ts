import type { Core } from '@strapi/strapi';
import { MIGRATIONS } from '../../database/migrations';
import { runMigrations } from '../platform/database/migrations/run';

/** Strapi's hooks, which it types as anything. */
interface Hooks {
  hook(name: string): { register(handler: () => Promise<void>): unknown };
}

/** Strapi's last call before it changes the tables: what they lose has to be copied by then. */
export function migrateBeforeSync(strapi: Core.Strapi): void {
  const hooks: Hooks = strapi;
  hooks
    .hook('strapi::content-types.beforeSync')
    .register(() => runMigrations(strapi, 'before-sync', MIGRATIONS));
}

/** The tables have their new columns, and not yet the indexes and triggers of this release. */
export const migrateAfterSync = (strapi: Core.Strapi): Promise<void> =>
  runMigrations(strapi, 'after-sync', MIGRATIONS);
