import type { Core } from '@strapi/strapi';
import { MIGRATIONS } from '../../database/migrations';
import { runMigrations } from '../platform/database/migrations/run';

/** Strapi's hooks, which Strapi types as `any`. */
interface Hooks {
  hook(name: string): { register(handler: () => Promise<void>): unknown };
}

/** Runs in Strapi's last hook before it changes the tables: the last chance to copy data that the change drops. */
export function migrateBeforeSync(strapi: Core.Strapi): void {
  const hooks: Hooks = strapi;
  hooks
    .hook('strapi::content-types.beforeSync')
    .register(() => runMigrations(strapi, 'before-sync', MIGRATIONS));
}

/** Runs when the tables have their new columns, but not yet the indexes and triggers of this release. */
export const migrateAfterSync = (strapi: Core.Strapi): Promise<void> =>
  runMigrations(strapi, 'after-sync', MIGRATIONS);
