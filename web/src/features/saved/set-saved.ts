import { callAsMember, type AnsweredMember } from '../../lib/api/call-as-member';
import { markSaved } from './mark-saved';

/** Saves an article for the member, or takes it off their list; shown everywhere once the server took it. */
export async function setSaved(articleId: string, isSaved: boolean): Promise<AnsweredMember> {
  const answered = await callAsMember(({ userId }) => ({
    method: isSaved ? 'POST' : 'DELETE',
    path: '/saved_blogs',
    body: { blog_id: articleId, user_id: userId },
  }));
  if (answered.is === 'done') markSaved(articleId, isSaved);
  return answered;
}
