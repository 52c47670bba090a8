import type { Ended } from '../../../lib/api/call-as-member';
import { SESSION_EXPIRED } from '../../../lib/session/login-prompts';
import { overlay } from '../../../lib/site/overlay';
import type { LatePlace } from '../../reading/LateSection/LateSection';
import { LoginDialog } from './LoginDialog';

/**
 * Shows the login dialog over whatever page somebody is on who is not signed in, or is so no more.
 * @param because what the call that needed a member came to (`callAsMember`)
 * @param place the part of the page that they come back to, where it is one
 */
export function askToLogIn(sentence: string, because: Ended, place?: LatePlace): void {
  const whole = because === 'session over' ? `${SESSION_EXPIRED} ${sentence}` : sentence;
  overlay.set(<LoginDialog sentence={whole} place={place} onClose={() => overlay.set(null)} />);
}
