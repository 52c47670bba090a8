import type { Told } from '../../../lib/api/read-answer';

export const waiting = 'Loading your comments…';

export const come: Told<string> = { is: 'done', value: 'Here they are' };
export const unreachable: Told<string> = { is: 'unreachable' };
export const refused: Told<string> = {
  is: 'refused',
  status: 429,
  statusText: '',
  sentence: 'Please wait a minute.',
};
export const signedOut = { is: 'signed out', because: 'session over' } as const;
