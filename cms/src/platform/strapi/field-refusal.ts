import { errors } from '@strapi/utils';

export interface FieldProblem {
  /** `slug`; of what stands deeper `content.2.items.0.image`. */
  field: string;
  /** Says what to do. */
  message: string;
}

/** Strapi's error that the editors' screens show beside the fields it names. */
export function fieldRefusal(...problems: FieldProblem[]): Error {
  return new errors.ValidationError(problems.map(({ message }) => message).join(' '), {
    errors: problems.map(({ field, message }) => ({
      path: field.split('.'),
      message,
      name: 'ValidationError',
    })),
  });
}
