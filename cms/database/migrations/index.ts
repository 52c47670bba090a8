import type { Migration } from '../../src/platform/database/migrations/migration';
import { copyQuestions } from './2026-11-28-copy-questions';
import { fillQuestions } from './2026-11-28-fill-questions';
import { fillTopics } from './2026-11-27-fill-topics';
import { fillUsernameSkeletons } from './2026-11-26-fill-username-skeletons';
import { movePasswordResetLinks } from './2026-11-26-move-password-reset-links';
import { nameArticlesOfComments } from './2026-11-22-name-articles-of-comments';
import { spellAccountAddresses } from './2026-11-22-spell-account-addresses';

/** All migrations in the order in which they run, sorted by name. Never change or remove one. */
export const MIGRATIONS: readonly Migration[] = [
  nameArticlesOfComments,
  spellAccountAddresses,
  fillUsernameSkeletons,
  movePasswordResetLinks,
  fillTopics,
  copyQuestions,
  fillQuestions,
];
