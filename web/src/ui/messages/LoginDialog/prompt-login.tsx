import type { SignedOutReason } from '../../../lib/api/call-as-member';
import { SESSION_EXPIRED } from '../../../lib/session/login-prompts';
import { overlay } from '../../../lib/site/overlay';
import type { LateSectionId } from '../../reading/LateSection/LateSection';
import { LoginDialog } from './LoginDialog';

/**
 * Shows the login dialog on any page to someone who is not signed in, or no longer.
 * @param because why the call that needed a member failed (`callAsMember`)
 * @param place the part of the page to return to, if any
 */
export function promptLogin(sentence: string, because: SignedOutReason, place?: LateSectionId): void {
  const whole = because === 'session over' ? `${SESSION_EXPIRED} ${sentence}` : sentence;
  overlay.set(<LoginDialog sentence={whole} place={place} onClose={() => overlay.set(null)} />);
}
