import type { RestContext } from '../../../rest/context';
import { openApi } from '../../../rest/openapi';
import { settings } from '../../../settings/settings';

const description = openApi(settings());

export default () => ({
  find(ctx: RestContext) {
    ctx.body = description;
  },
});
