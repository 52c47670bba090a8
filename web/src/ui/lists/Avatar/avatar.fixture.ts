import { LONG_NAME } from '../../long-words.fixture';

/** Names of members with the initials on their avatars. */
export const members = [
  { name: 'maria', initials: 'M' },
  { name: 'Ada Lovelace', initials: 'AL' },
  { name: LONG_NAME, initials: 'DW' },
] as const;
