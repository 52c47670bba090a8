import { calling } from '../../../rest/endpoints/route';

export default {
  routes: [
    calling('POST', '/comments', 'acting.post'),
    calling('DELETE', '/comments/:commentId', 'acting.delete'),
    calling('POST', '/comments/:commentId/report', 'acting.report'),
    calling('GET', '/users/me/comments', 'acting.findOwn'),
  ],
};
