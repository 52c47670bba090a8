import { LOG_IN_TO, SESSION_EXPIRED } from '../../../lib/session/login-prompts';

export const ofGuest = { sentence: LOG_IN_TO.save } as const;
export const ofEndedSession = { sentence: `${SESSION_EXPIRED} ${LOG_IN_TO.save}` } as const;
