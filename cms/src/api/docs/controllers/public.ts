import type { RestContext } from '../../../rest/http/context';
import { openApi } from '../../../rest/openapi/openapi';
import { settings } from '../../../platform/settings/settings';

const description = openApi(settings());

export default () => ({
  find(ctx: RestContext) {
    ctx.body = description;
  },
});
