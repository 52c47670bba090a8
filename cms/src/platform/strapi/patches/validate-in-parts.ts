import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import * as v from 'valibot';

/** Blocks validated before other work runs: some five milliseconds, or twenty for paragraphs with many components. */
const PART = 20;

interface Model {
  attributes: Record<string, { type: string }>;
}
type Data = Record<string, unknown>;
type Validate = (model: Model, data: unknown, options?: object, entity?: unknown) => Promise<unknown>;

/** The methods used of Strapi's entity validator, which it calls through the object. */
interface EntityValidator {
  validateEntityCreation: Validate;
  validateEntityUpdate: Validate;
}

/**
 * Strapi creates two schemas for each block of an article and validates it all without a pause: 1,500 blocks blocked
 * the process for half a second, and *Publish* does it three times. This patch validates blocks in batches. If a batch
 * fails, the whole article is validated as before, so that the errors are the same.
 * @returns a function that undoes the patch
 */
export function validateInParts(): () => void {
  const validator = entityValidator();
  const { validateEntityCreation, validateEntityUpdate } = validator;
  validator.validateEntityCreation = inParts(validateEntityCreation);
  validator.validateEntityUpdate = inParts(validateEntityUpdate);
  return () => {
    Object.assign(validator, { validateEntityCreation, validateEntityUpdate });
  };
}

export function inParts(validate: Validate): Validate {
  return async (model, data, options, entity) => {
    const long = longZone(model, data);
    if (!long) return validate(model, data, options, entity);
    const { name, blocks, fields } = long;
    const onlyZone: Model = { ...model, attributes: { [name]: model.attributes[name] ?? unknown() } };
    const validated: unknown[] = [];
    let rest: Data = {};
    try {
      for (let first = 0; first < blocks.length; first += PART) {
        const part = { [name]: blocks.slice(first, first + PART) };
        const result = v.parse(
          Fields,
          first === 0
            ? await validate(model, { ...fields, ...part }, options, entity)
            : await validate(onlyZone, part, options, entity),
        );
        if (first === 0) rest = result;
        validated.push(...v.parse(v.array(v.unknown()), result[name]));
        await setImmediate();
      }
    } catch {
      return validate(model, data, options, entity);
    }
    return { ...rest, [name]: validated };
  };
}

const Fields = v.record(v.string(), v.unknown());

/** The dynamic zone that is worth splitting; an article has only one that is this long. */
function longZone({ attributes }: Model, data: unknown) {
  if (!v.is(Fields, data)) return undefined;
  for (const [name, blocks] of Object.entries(data)) {
    if (attributes[name]?.type === 'dynamiczone' && Array.isArray(blocks) && blocks.length > PART)
      return { name, blocks: blocks as unknown[], fields: data };
  }
  return undefined;
}

/** Not exported by Strapi's package. */
const FILE = 'services/entity-validator/index.js';

function entityValidator(): EntityValidator {
  const validator: unknown = require(path.join(path.dirname(require.resolve('@strapi/core')), FILE));
  return isEntityValidator(validator) ? validator : unknown();
}

function isEntityValidator(validator: unknown): validator is EntityValidator {
  const known = v.looseObject({ validateEntityCreation: v.function(), validateEntityUpdate: v.function() });
  return v.is(known, validator);
}

function unknown(): never {
  throw new Error('The entity validator in @strapi/core has changed. Was Strapi updated?');
}
