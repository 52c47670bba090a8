import { callAsMember, type MemberApiResponse } from '../../lib/api/call-as-member';
import { markSaved } from './mark-saved';

/** Saves or unsaves an article on behalf of the member. Buttons update once the server has accepted it. */
export async function setSaved(articleId: string, isSaved: boolean): Promise<MemberApiResponse> {
  const response = await callAsMember(({ userId }) => ({
    method: isSaved ? 'POST' : 'DELETE',
    path: '/saved_blogs',
    body: { blog_id: articleId, user_id: userId },
  }));
  if (response.is === 'done') markSaved(articleId, isSaved);
  return response;
}
