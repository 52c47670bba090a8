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
  const result = await setSaved(articleId, isSaved);
  if (result.is === 'done') return;
  if (result.is === 'signed out') promptLogin(sentenceHere(isOwnPage), result.because);
  else showAlert(failureMessage(result));
}

function sentenceHere(isOwnPage: boolean): string {
  if (isOwnPage) return LOGIN_PROMPTS.rateOrSaveThis;
  return window.location.pathname === '/' ? LOGIN_PROMPTS.saveAtHome : LOGIN_PROMPTS.save;
}
