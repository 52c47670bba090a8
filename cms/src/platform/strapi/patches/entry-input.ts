import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { findShapeProblem, isPart, type InputAttributes } from '../entry-input/find-shape-problem';
import { createFieldError } from '../field-refusal';
import { isContentType } from '../schemas';
import { getStrapiService } from '../strapi-service';

type Sanitize = (data: unknown) => Promise<unknown>;

interface Checker {
  sanitizeCreateInput: Sanitize;
  sanitizeUpdateInput(entity: unknown): Sanitize;
}
interface CheckerService {
  create(of: { model: string }): Checker;
}

/**
 * Strapi traverses what an editor sends for an entry before it validates it, and fails with 500 where a value does not
 * have the expected shape. This patch checks the shape first: on create, update, duplicate and publish.
 */
export function checkEntryInput(strapi: Core.Strapi): void {
  const service = getStrapiService<CheckerService>(strapi, 'plugin::content-manager.permission-checker', [
    'create',
  ]);
  const { create } = service;
  service.create = (of) => {
    const checker = create.call(service, of);
    const checked =
      (sanitize: Sanitize): Sanitize =>
      async (data) => {
        assertShape(strapi, of.model, data);
        return sanitize(data);
      };
    return {
      ...checker,
      sanitizeCreateInput: checked(checker.sanitizeCreateInput),
      sanitizeUpdateInput: (entity) => checked(checker.sanitizeUpdateInput(entity)),
    };
  };
}

/** @throws ValidationError */
function assertShape(strapi: Core.Strapi, model: string, data: unknown): void {
  if (!isPart(data)) throw new errors.ValidationError('An entry must be an object with fields.');
  if (!isContentType(strapi, model)) return;
  const problem = findShapeProblem(data, getAttributes(strapi.contentTypes[model]), (component) =>
    getAttributes(Reflect.get(strapi.components, component)),
  );
  if (problem) throw createFieldError(problem);
}

const getAttributes = (schema: unknown): InputAttributes => (hasAttributes(schema) ? schema.attributes : {});

const hasAttributes = (schema: unknown): schema is { attributes: InputAttributes } =>
  typeof schema === 'object' && schema !== null && 'attributes' in schema;
