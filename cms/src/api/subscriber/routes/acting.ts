import { calling } from '../../../rest/endpoints/route';

export default {
  routes: [
    calling('POST', '/subscribe', 'acting.subscribe'),
    calling('GET', '/subscribe/confirm', 'acting.lookAtConfirm'),
    calling('POST', '/subscribe/confirm', 'acting.confirm'),
    calling('GET', '/unsubscribe', 'acting.lookAtUnsubscribe'),
    calling('POST', '/unsubscribe', 'acting.unsubscribe'),
  ],
};
