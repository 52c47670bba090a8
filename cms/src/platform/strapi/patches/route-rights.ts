import type { Core } from '@strapi/strapi';
import * as v from 'valibot';

/** Routes of the admin that Strapi opens to every account, and the right that each needs. */
const RIGHTS: readonly { plugin: string; method: string; path: string; right: string }[] = [
  // Mail to anybody, with any text.
  { plugin: 'email', method: 'POST', path: '/', right: 'plugin::email.settings.read' },
  // The forms of all editors.
  {
    plugin: 'content-manager',
    method: 'PUT',
    path: '/components/:uid/configuration',
    right: 'plugin::content-manager.components.configure-layout',
  },
  { plugin: 'i18n', method: 'PUT', path: '/settings', right: 'plugin::i18n.locale.update' },
];

const Route = v.looseObject({ method: v.string(), path: v.string(), config: v.looseObject({}) });
const Routes = v.looseObject({ admin: v.looseObject({ routes: v.array(v.unknown()) }) });
const Policies = v.fallback(v.array(v.unknown()), []);

/**
 * Strapi lets every account of the admin, an author's too, send mail and change the forms of all others. These routes
 * need a right as well.
 * @throws if a version of Strapi no longer has one of the routes
 */
export function restrictOpenRoutes(strapi: Core.Strapi): void {
  for (const { plugin, method, path, right } of RIGHTS) {
    const { routes } = v.parse(Routes, strapi.plugin(plugin).routes).admin;
    const route = routes.find((one) => v.is(Route, one) && one.method === method && one.path === path);
    if (!v.is(Route, route)) throw new Error(`Strapi lacks ${method} ${plugin}${path}. Was it updated?`);
    const policy = { name: 'admin::hasPermissions', config: { actions: [right] } };
    Object.assign(route.config, { policies: [...v.parse(Policies, route.config.policies), policy] });
  }
}
