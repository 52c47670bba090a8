import { calling } from '../../../rest/endpoints/route';

export default {
  routes: [
    calling('POST', '/ratings', 'acting.rate'),
    calling('GET', '/ratings/:userId/:blogId', 'acting.findOne'),
    calling('GET', '/users/me/ratings', 'acting.findOwn'),
  ],
};
