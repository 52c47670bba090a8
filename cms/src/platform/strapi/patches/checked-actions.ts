import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { refuseAdmin } from '../admin-routes';
import type { Ability } from '../document-rights';

interface Controllers {
  extend(uid: string, change: (controller: unknown) => unknown): unknown;
}

/** A request of the admin, as Strapi's controllers get it. */
export interface ActionContext {
  params: Readonly<Record<string, string>>;
  query: Readonly<Record<string, unknown>>;
  request: { body?: unknown };
  state: { userAbility: Ability; user?: unknown };
  status: number;
  body: unknown;
}
/** @returns why the request is refused, as a sentence; undefined: it is not */
export type Check = (ctx: ActionContext) => string | undefined | Promise<string | undefined>;

/**
 * Runs checks before actions of one of Strapi's controllers.
 * @throws if a version of Strapi no longer has one of the actions
 */
export function checkActions(
  strapi: Core.Strapi,
  uid: string,
  checks: Readonly<Record<string, Check>>,
): void {
  const controllers: Controllers = strapi.get('controllers');
  controllers.extend(uid, (controller: unknown) => {
    const handlers = v.parse(v.looseObject({}), controller);
    const checked = Object.entries(checks).map(([name, check]) => {
      const inner = handlers[name];
      if (typeof inner !== 'function')
        throw new Error(`Strapi's controller ${uid} lacks ${name}. Was Strapi updated?`);
      const handler = async function (this: unknown, ctx: ActionContext): Promise<unknown> {
        const refusal = await check(ctx);
        // Strapi drops the sentence of a `ForbiddenError`.
        if (refusal !== undefined) return refuseAdmin(ctx, 403, refusal);
        return Reflect.apply(inner, this, [ctx]);
      };
      return [name, handler] as const;
    });
    return { ...handlers, ...Object.fromEntries(checked) };
  });
}
