import path from 'node:path';
import * as v from 'valibot';

type Data = Readonly<Record<string, unknown>>;
interface Model {
  attributes: Readonly<Record<string, { type: string; relation?: string }>>;
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
 * Of a relation, a form sends the changes; Strapi stored these alone: an article with one category more had only that.
 * With this patch, the duplicate has the original's with the changes.
 * @returns a function that undoes the patch
 */
export function replaceClonedValues(): () => void {
  const module = cloneRelations();
  const { prepareCloneData } = module;
  module.prepareCloneData = (original, submitted = {}, model, getModel) =>
    prepareCloneData(
      withoutReplaced(original, submitted, model),
      addRelated(original, submitted, model),
      model,
      getModel,
    );
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

const Entries = v.array(v.looseObject({ id: v.optional(v.union([v.number(), v.string()])) }));
const Related = v.array(v.object({ id: v.number() }));
/** `set` replaces what the original has, as in Strapi. */
const Changes = v.looseObject({
  set: v.optional(v.never()),
  connect: v.optional(Entries, []),
  disconnect: v.optional(Entries, []),
});

/** Connects what the original is related to, before what the form connects, which may be placed relative to it. */
const addRelated = (original: Data, submitted: Data, { attributes }: Model): Data =>
  Object.fromEntries(
    Object.entries(submitted).map(([name, value]) => {
      const related = original[name];
      const isList = attributes[name]?.relation?.endsWith('Many') ?? false;
      if (!isList || !v.is(Changes, value) || !v.is(Related, related)) return [name, value];
      const { connect = [], disconnect = [] } = value;
      if (connect.length + disconnect.length === 0) return [name, value];
      const changed = new Set([...connect, ...disconnect].map(({ id }) => String(id)));
      const kept = related.filter(({ id }) => !changed.has(String(id))).map(({ id }) => ({ id }));
      return [name, { ...value, connect: [...kept, ...connect] }];
    }),
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
