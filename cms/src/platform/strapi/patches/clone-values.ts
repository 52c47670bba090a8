import path from 'node:path';
import * as v from 'valibot';

type Data = Readonly<Record<string, unknown>>;
interface Model {
  attributes: Readonly<Record<string, { type: string }>>;
}
type PrepareCloneData = (
  original: Data,
  submitted: Data | undefined,
  model: Model,
  getModel: unknown,
) => unknown;

/** The parts of Strapi's module that are used here. Strapi calls the function through the object. */
interface CloneRelations {
  prepareCloneData: PrepareCloneData;
}

/**
 * Strapi merges what is sent for a duplicate with its original, lists item by item: a block or a question that an editor
 * removed before the first save was there again after it. With this patch, a value that is sent replaces the original's.
 * @returns a function that undoes the patch
 */
export function replaceClonedValues(): () => void {
  const module = cloneRelations();
  const { prepareCloneData } = module;
  module.prepareCloneData = (original, submitted, model, getModel) =>
    prepareCloneData(withoutReplaced(original, submitted ?? {}, model), submitted, model, getModel);
  return () => {
    Object.assign(module, { prepareCloneData });
  };
}

/** Relations are sent as changes of the original's. */
const withoutReplaced = (original: Data, submitted: Data, { attributes }: Model): Data =>
  Object.fromEntries(
    Object.entries(original).filter(
      ([name]) => submitted[name] === undefined || attributes[name]?.type === 'relation',
    ),
  );

/** Not exported by Strapi's package. */
const FILE = 'services/document-service/utils/clone-relations.js';

function cloneRelations(): CloneRelations {
  const module: unknown = require(path.join(path.dirname(require.resolve('@strapi/core')), FILE));
  if (isCloneRelations(module)) return module;
  throw new Error('Duplicating in @strapi/core has changed. Was Strapi updated?');
}

const isCloneRelations = (module: unknown): module is CloneRelations =>
  v.is(v.looseObject({ prepareCloneData: v.function() }), module);
