import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import * as v from 'valibot';

/** Blocks that are validated before others have their turn: some five milliseconds, of paragraphs with many parts twenty. */
const PART = 20;

interface Model {
  attributes: Record<string, { type: string }>;
}
type Data = Record<string, unknown>;
type Validate = (model: Model, data: unknown, options?: object, entity?: unknown) => Promise<unknown>;

/** What is used of Strapi's validator of entries, which it calls by its methods. */
interface EntityValidator {
  validateEntityCreation: Validate;
  validateEntityUpdate: Validate;
}

/**
 * Strapi makes two schemas for each block of an article and validates all of it without a pause: 1,500 blocks held the process for
 * half a second at each of the three times that an editor's *Publish* does it. Here they are validated some at a time. Where a part is
 * refused the whole is validated as before, so that its problems are named as ever.
 * @returns what undoes it
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

/** The field of blocks of several kinds that is worth parting; no more than one is that long. */
function longZone({ attributes }: Model, data: unknown) {
  if (!v.is(Fields, data)) return undefined;
  for (const [name, blocks] of Object.entries(data)) {
    if (attributes[name]?.type === 'dynamiczone' && Array.isArray(blocks) && blocks.length > PART)
      return { name, blocks: blocks as unknown[], fields: data };
  }
  return undefined;
}

/** Not among the exports of Strapi's package. */
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
  throw new Error('The validator of entries in @strapi/core is not as it was. Was Strapi updated?');
}
