import { route } from '../../../rest/endpoints/route';

export default {
  routes: [
    route('POST', '/subscribe', 'public.subscribe'),
    route('GET', '/subscribe/confirm', 'public.lookAtConfirm'),
    route('POST', '/subscribe/confirm', 'public.confirm'),
    route('GET', '/unsubscribe', 'public.lookAtUnsubscribe'),
    route('POST', '/unsubscribe', 'public.unsubscribe'),
  ],
};
