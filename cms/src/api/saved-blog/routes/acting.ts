import { calling } from '../../../rest/endpoints/route';

export default {
  routes: [
    calling('GET', '/blogs/saved', 'acting.find'),
    calling('GET', '/saved_blogs/:userId/:blogId', 'acting.findOne'),
    calling('POST', '/saved_blogs', 'acting.save'),
    calling('DELETE', '/saved_blogs', 'acting.unsave'),
  ],
};
