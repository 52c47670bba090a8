import type { ApolloServerPlugin } from '@apollo/server';
import {
  GraphQLError,
  OperationTypeNode,
  parse,
  type ASTVisitor,
  type DocumentNode,
  type ValidationContext,
} from 'graphql';
import { findExcess } from './excess';

/** One query is one page: nobody needs more, and the home page alone takes some forty SQL statements. */
const ROOT_FIELDS = 3;
/** Every alias of a field is resolved again: for each of 620 categories, or for a section of a page with its SQL. */
const NAMES = 3;
/** Tokens per query: parsing stops there. The article page's query has a thousand. */
export const TOKENS = 6000;

const refusals = new WeakMap<DocumentNode, string>();

/**
 * Prevents excessive documents from reaching the validation rules, some of which would hang. Apollo Server cannot
 * reject a request between parsing and validation, so this replaces the document with a harmless one, which
 * `amountLimit` then rejects with the message for the original.
 */
export const guardValidation: ApolloServerPlugin = {
  requestDidStart: () =>
    Promise.resolve({
      parsingDidStart: (context) =>
        Promise.resolve(() => {
          const refusal = context.document && findExcess(context.document);
          if (refusal) {
            const document = parse('{ __typename }');
            refusals.set(document, refusal);
            Object.assign(context, { document });
          }
          return Promise.resolve();
        }),
    }),
};

/** Rejects the replacement for an excessive document. */
export function amountLimit(context: ValidationContext): ASTVisitor {
  const refusal = refusals.get(context.getDocument());
  if (refusal) context.reportError(new GraphQLError(refusal));
  return {};
}

/**
 * Rejects a document that requests the same field many times. A depth limit is not enough: a thousand aliases of one
 * field are one level deep. However often a query repeats a field, an object resolves it once per alias, so limiting
 * the aliases bounds the work by the schema.
 */
export function aliasLimit(context: ValidationContext): ASTVisitor {
  const namesByField = new Map<string, Set<string>>();
  return {
    OperationDefinition(operation) {
      if (operation.operation !== OperationTypeNode.QUERY) {
        context.reportError(
          new GraphQLError(`There is no ${operation.operation} here: this API only reads.`),
        );
        return;
      }
      const names = operation.selectionSet.selections;
      if (names.length > ROOT_FIELDS || names.some(({ kind }) => kind !== 'Field')) {
        context.reportError(
          new GraphQLError(`Select at most ${ROOT_FIELDS} fields of Query, without fragments.`),
        );
      }
    },
    Field({ name, alias }) {
      // Another rule reports fields that the schema does not have.
      const type = context.getParentType();
      if (!type) return;
      const field = `${type.name}.${name.value}`;
      const names = namesByField.get(field) ?? new Set();
      namesByField.set(field, names.add((alias ?? name).value));
      if (names.size === NAMES + 1)
        context.reportError(new GraphQLError(`Select ${field} under at most ${NAMES} aliases.`));
    },
  };
}
