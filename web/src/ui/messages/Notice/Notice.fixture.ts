import { GENERIC_ERROR } from '../../../lib/api/generic-error';
import { SESSION_EXPIRED } from '../../../lib/session/login-prompts';

export const notices = {
  good: 'Your changes are saved.',
  bad: GENERIC_ERROR,
  info: SESSION_EXPIRED,
} as const;

export const longNotice =
  'What you have typed could not be saved: somebody else has published another version of the article meanwhile.';
