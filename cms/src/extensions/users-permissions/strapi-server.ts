import { ACCOUNT_COLUMNS } from '../../members/account-columns';

interface Plugin {
  contentTypes: { user: { schema: { attributes: Record<string, unknown> } } };
}

/** Gives accounts our columns. The plugin's own routes are closed (`surface.ts`): what members do is in src/api. */
export default function extend(plugin: Plugin): Plugin {
  Object.assign(plugin.contentTypes.user.schema.attributes, ACCOUNT_COLUMNS);
  return plugin;
}
