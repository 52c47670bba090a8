import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';

/** The deepest legitimate body, an article with a table in its text, has some 30 levels. */
const MOST_LEVELS = 100;

/** A body with thousands of levels can be parsed, but overflows the stack of whatever traverses it. */
export default (): Core.MiddlewareHandler => async (ctx, next) => {
  if (isNestedDeeper(ctx.request.body, MOST_LEVELS)) {
    throw new errors.ValidationError('The body is nested too deeply.');
  }
  await next();
};

/** Traverses level by level, so that no depth overflows the stack. */
function isNestedDeeper(value: unknown, levels: number): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > levels) return true;
    level = level.flatMap(objectsIn);
  }
  return false;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const objectsIn = (value: unknown): object[] =>
  isObject(value) ? Object.values(value).filter(isObject) : [];
