import { route } from '../../../rest/endpoints/route';

export default {
  routes: [
    route('GET', '/blogs/saved', 'member.find'),
    route('GET', '/saved_blogs/:userId/:blogId', 'member.findOne'),
    route('POST', '/saved_blogs', 'member.save'),
    route('DELETE', '/saved_blogs', 'member.unsave'),
  ],
};
