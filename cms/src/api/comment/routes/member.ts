import { route } from '../../../rest/endpoints/route';

export default {
  routes: [
    route('POST', '/comments', 'member.post'),
    route('DELETE', '/comments/:commentId', 'member.delete'),
    route('POST', '/comments/:commentId/report', 'member.report'),
    route('GET', '/comments/:blogId/held', 'member.findHeld'),
    route('GET', '/users/me/comments', 'member.findOwn'),
  ],
};
