import { toRestMember } from '../../../rest/member';
import type { RestContext } from '../../../rest/context';
import { memberOf } from '../../../rest/own';

export default () => ({
  me(ctx: RestContext) {
    ctx.body = toRestMember(memberOf(ctx));
  },
});
