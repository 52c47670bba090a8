import { LOGIN_PROMPTS, SESSION_EXPIRED } from '../../../lib/session/login-prompts';

export const ofGuest = { sentence: LOGIN_PROMPTS.save } as const;
export const ofEndedSession = { sentence: `${SESSION_EXPIRED} ${LOGIN_PROMPTS.save}` } as const;
