import type { RestContext } from '../../../rest/http/context';
import { createOpenApi } from '../../../rest/openapi/openapi';
import { settings } from '../../../platform/settings/settings';

const description = createOpenApi(settings());

export default () => ({
  find(ctx: RestContext) {
    ctx.body = description;
  },
});
