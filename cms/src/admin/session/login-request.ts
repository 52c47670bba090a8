import { createEmitter } from '../ui/emitter';
import { readToken } from '../ui/server/token';

type Outcome = string | undefined;

/** Emits whether the editor has to log in again. A listener that can ask for the password returns true. */
export const loginNeeded = createEmitter<boolean>();

/** All tabs ask, because the editor may be looking at any of them. */
type Message = 'login needed' | 'logged in' | 'logged out';
const channel = new BroadcastChannel('editors-desk-session');

function tellOtherTabs(message: Message): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
  channel.postMessage(message);
}

const waiting: ((outcome: Outcome) => void)[] = [];

/**
 * Asks for the password in every tab. Resolves with the new token; undefined: the editor chose to log out, or nobody is
 * signed in here yet, as when the admin is opened after the session has ended.
 */
export function askForLogin(): Promise<Outcome> {
  if (!loginNeeded.emit(true)) return Promise.resolve(undefined);
  tellOtherTabs('login needed');
  return new Promise((resolve) => {
    waiting.push(resolve);
  });
}

function finish(token: Outcome): void {
  loginNeeded.emit(false);
  for (const resolve of waiting.splice(0)) resolve(token);
}

/** @param token undefined: the editor chose to log out */
export function finishLogin(token: Outcome): void {
  tellOtherTabs(token === undefined ? 'logged out' : 'logged in');
  finish(token);
}

channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
  if (data === 'login needed') loginNeeded.emit(true);
  else finish(data === 'logged in' ? readToken() : undefined);
});
