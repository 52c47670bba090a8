import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import * as v from 'valibot';

const PICKERS = 'plugin::content-manager.relations';
const METHOD = 'extractAndValidateRequestInfo';

interface Controllers {
  extend(uid: string, change: (controller: unknown) => unknown): unknown;
}
const Picker = v.looseObject({ [METHOD]: v.function() });
const PickerRequest = v.object({ params: v.object({ model: v.string(), targetField: v.string() }) });

/**
 * If a role may not read the field, Strapi's lists of related entries continued without the data they need, and
 * responded with 500 instead of the 403 that was set. The same happened for fields that can relate to entries of any
 * type, such as a file's `related`.
 * @throws if a version of Strapi no longer has the method
 */
export function refuseForbiddenPickers(strapi: Core.Strapi): void {
  const controllers: Controllers = strapi.get('controllers');
  controllers.extend(PICKERS, (controller: unknown) => {
    const picker = v.safeParse(Picker, controller);
    if (!picker.success)
      throw new Error(`Strapi's controller ${PICKERS} lacks ${METHOD}. Was Strapi updated?`);
    const inner = picker.output[METHOD];
    const outer = async function (this: unknown, ctx: unknown, id?: unknown) {
      assertHasTarget(strapi, ctx);
      const info: unknown = await inner.call(this, ctx, id);
      if (info === undefined) throw new errors.ForbiddenError();
      return info;
    };
    return { ...picker.output, [METHOD]: outer };
  });
}

/** @throws ValidationError for a relation to entries of any type */
function assertHasTarget(strapi: Core.Strapi, ctx: unknown): void {
  const request = v.safeParse(PickerRequest, ctx);
  if (!request.success) return;
  const { model, targetField } = request.output.params;
  const types: Record<string, { attributes: object } | undefined> = {
    ...strapi.contentTypes,
    ...strapi.components,
  };
  const attribute: unknown = Object.entries(types[model]?.attributes ?? {}).find(
    ([name]) => name === targetField,
  )?.[1];
  const isRelation = v.is(v.object({ type: v.literal('relation') }), attribute);
  if (isRelation && !v.is(v.object({ target: v.string() }), attribute))
    throw new errors.ValidationError(`${targetField} of ${model} can relate to entries of any type`);
}
