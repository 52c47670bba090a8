import type { Core } from '@strapi/strapi';
import * as v from 'valibot';

/** A route of the admin, as the router has it. */
interface Layer {
  methods: string[];
  path: string;
  match(path: string): boolean;
  captures(path: string): string[];
  params(path: string, captures: string[]): Record<string, string>;
}

const isFunction = v.custom<() => unknown>((value) => typeof value === 'function');
const LayerSchema = v.looseObject({
  methods: v.array(v.string()),
  path: v.string(),
  match: isFunction,
  captures: isFunction,
  params: isFunction,
});

/** All routes of the admin and its plugins, however they were registered. */
export function listAdminRoutes(strapi: Core.Strapi): Layer[] {
  const layers: unknown[] = strapi.server.api('admin').listRoutes();
  return layers.filter((layer): layer is Layer => v.is(LayerSchema, layer));
}

export interface Found {
  /** Such as `PUT /admin/roles/:id`. */
  route: string;
  params: Record<string, string>;
}

/** The route of the admin that responds to a request; undefined: none does. */
export function findAdminRoute(strapi: Core.Strapi, method: string, path: string): Found | undefined {
  const layer = listAdminRoutes(strapi).find((one) => one.methods.includes(method) && one.match(path));
  if (!layer) return undefined;
  return { route: `${method} ${layer.path}`, params: layer.params(path, layer.captures(path)) };
}
