import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { requiredText } from '../../../blocks/parts/text';
import type { DocumentWrite } from '../../../platform/strapi/document-write';
import { type FieldProblem, createFieldError } from '../../../platform/strapi/field-refusal';

const WRITES = new Set(['create', 'update', 'clone']);
const NAMES = { question: 'The question', answer: 'The answer' } as const;

/**
 * FAQ entries have no drafts: what is saved is public, and an entry without a question or an answer is omitted from its
 * article (C16). Therefore such a write is rejected beside the field (C42).
 */
export function refuseEmptyQuestions(strapi: Core.Strapi): void {
  strapi.documents.use((context, next) => {
    if (context.uid !== 'api::faq.faq' || !WRITES.has(context.action)) return next();
    const { params }: DocumentWrite = context;
    const problems = questionProblems(params.data ?? {});
    if (problems.length === 0) return next();
    throw createFieldError(...problems);
  });
}

/** @param data an FAQ entry from a request or a file */
export function questionProblems(data: object): FieldProblem[] {
  return (['question', 'answer'] as const).flatMap((field) => {
    const value: unknown = Reflect.get(data, field);
    // A field that is not sent stays unchanged; the schema rejects a missing one.
    if (typeof value !== 'string' || v.is(requiredText, value)) return [];
    const message = `${NAMES[field]} has no words, so readers would not see this entry. Write some, or delete it.`;
    return [{ field, message }];
  });
}
