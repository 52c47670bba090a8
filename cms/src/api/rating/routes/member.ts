import { route } from '../../../rest/endpoints/route';

export default {
  routes: [
    route('POST', '/ratings', 'member.rate'),
    route('GET', '/ratings/:userId/:blogId', 'member.findOne'),
    route('GET', '/users/me/ratings', 'member.findOwn'),
  ],
};
