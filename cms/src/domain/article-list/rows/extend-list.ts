import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import type { ActionContext } from '../../../platform/strapi/patches/checked-actions';
import { catchUpForList } from '../../draft-index/catch-up';
import { isView } from '../views';
import { describeRows } from './describe-rows';

const BLOG = 'api::blog.blog';
const CONTROLLER = 'plugin::content-manager.collection-types';

interface Controllers {
  extend(uid: string, change: (controller: unknown) => unknown): unknown;
}

const Find = v.looseObject({ find: v.function() });
const List = v.looseObject({ results: v.array(v.unknown()) });

/** Makes the list of articles contain what its columns show, and its views and search know what has just been saved. */
export function extendArticleList(strapi: Core.Strapi): void {
  const controllers: Controllers = strapi.get('controllers');
  controllers.extend(CONTROLLER, (controller) => {
    const handlers = v.parse(Find, controller);
    const find = async function (this: unknown, ctx: ActionContext): Promise<unknown> {
      if (ctx.params.model !== BLOG) return Reflect.apply(handlers.find, this, [ctx]);
      const { view, _q: search } = ctx.query;
      if (isView(view) || search) await catchUpForList(strapi);
      const result: unknown = await Reflect.apply(handlers.find, this, [ctx]);
      if (v.is(List, ctx.body))
        ctx.body = {
          ...ctx.body,
          results: await describeRows(strapi, ctx.state.userAbility, ctx.body.results),
        };
      return result;
    };
    return { ...handlers, find };
  });
}
