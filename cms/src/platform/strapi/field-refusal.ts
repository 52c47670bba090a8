import { errors } from '@strapi/utils';

export interface FieldProblem {
  /** `slug`, or a nested path such as `content.2.items.0.image`. */
  field: string;
  /** What the editor should do. */
  message: string;
}

/** Strapi's error, which the admin shows next to the fields it names. */
export function createFieldError(...problems: FieldProblem[]): Error {
  return new errors.ValidationError(problems.map(({ message }) => message).join(' '), {
    errors: problems.map(({ field, message }) => ({
      path: field.split('.'),
      message,
      name: 'ValidationError',
    })),
  });
}
