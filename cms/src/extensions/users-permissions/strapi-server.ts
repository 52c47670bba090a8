import { ACCOUNT_COLUMNS } from '../../domain/members/account-columns';

interface Plugin {
  contentTypes: {
    user: {
      schema: {
        attributes: Record<string, unknown>;
        /** `hidden`: the admin neither shows a column nor takes it. */
        config: { attributes: Record<string, { hidden: boolean }> };
      };
    };
  };
}

/**
 * Gives accounts our columns. The plugin's own routes are closed (`bootstrap/disable-plugin-routes.ts`): what members do
 * is in src/api.
 */
export default function extend(plugin: Plugin): Plugin {
  const { attributes, config } = plugin.contentTypes.user.schema;
  Object.assign(attributes, ACCOUNT_COLUMNS);
  for (const name of Object.keys(ACCOUNT_COLUMNS)) config.attributes[name] = { hidden: true };
  return plugin;
}
