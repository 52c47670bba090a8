import { failureMessage } from '../../lib/api/failure-message';
import { LOGIN_PROMPTS } from '../../lib/session/login-prompts';
import { hideAlert, showAlert } from '../../ui/messages/Alert/show-alert';
import { promptLogin } from '../../ui/messages/LoginDialog/prompt-login';
import { setSaved } from './set-saved';

/**
 * Handles a press of a save button. The outcome shows in the button, a dialog or an alert.
 * @param isSaved the state that the button showed when it was pressed: the list may have arrived since
 */
export async function toggleSaved(articleId: string, isSaved: boolean, isOwnPage: boolean): Promise<void> {
  hideAlert();
  const answered = await setSaved(articleId, isSaved);
  if (answered.is === 'done') return;
  if (answered.is === 'signed out') promptLogin(sentenceHere(isOwnPage), answered.because);
  else showAlert(failureMessage(answered));
}

function sentenceHere(isOwnPage: boolean): string {
  if (isOwnPage) return LOGIN_PROMPTS.rateOrSaveThis;
  return window.location.pathname === '/' ? LOGIN_PROMPTS.saveAtHome : LOGIN_PROMPTS.save;
}
