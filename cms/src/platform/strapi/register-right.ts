import type { Core } from '@strapi/strapi';
import * as v from 'valibot';

/** Strapi's provider of the rights that roles can have. */
const Permissions = v.object({
  actionProvider: v.object({
    register: v.custom<(action: object) => Promise<unknown>>((value) => typeof value === 'function'),
  }),
});

/** A right that roles of the admin can have besides those of content types. */
export interface RegisteredRight {
  /** `internal`: no form offers it for a role. `settings`: the form of a role offers it below its category. */
  section: 'internal' | 'settings';
  category?: string;
  pluginName: 'admin';
  /** Such as `audit.read`, for the right `admin::audit.read`. */
  uid: string;
  displayName: string;
}

export async function registerRight(strapi: Core.Strapi, right: RegisteredRight): Promise<void> {
  const permissions: unknown = strapi.service('admin::permission');
  if (!v.is(Permissions, permissions)) throw new Error('Strapi has no provider of rights. Was it updated?');
  await permissions.actionProvider.register(right);
}
