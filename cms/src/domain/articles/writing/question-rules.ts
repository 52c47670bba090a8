import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { words } from '../../../blocks/parts/text';
import type { DocumentWrite } from '../../../platform/strapi/document-write';
import { type FieldProblem, fieldRefusal } from '../../../platform/strapi/field-refusal';

const WRITES = new Set(['create', 'update', 'clone']);
const NAMES = { question: 'The question', answer: 'The answer' } as const;

/**
 * Questions have no drafts: what is saved is public, and a question without words or without an answer is left out of its
 * article (C16). So it is refused beside its field (C42).
 */
export function refuseEmptyQuestions(strapi: Core.Strapi): void {
  strapi.documents.use((context, next) => {
    if (context.uid !== 'api::faq.faq' || !WRITES.has(context.action)) return next();
    const { params }: DocumentWrite = context;
    const problems = questionProblems(params.data ?? {});
    if (problems.length === 0) return next();
    throw fieldRefusal(...problems);
  });
}

/** @param data a question as it is sent or as it stands in a file */
export function questionProblems(data: object): FieldProblem[] {
  return (['question', 'answer'] as const).flatMap((field) => {
    const value: unknown = Reflect.get(data, field);
    // A field that is not sent stays as it is; a missing one is refused by the schema.
    if (typeof value !== 'string' || v.is(words, value)) return [];
    const message = `${NAMES[field]} has no words, so readers would not see this entry. Write some, or delete it.`;
    return [{ field, message }];
  });
}
