import type { ApolloServerPlugin } from '@apollo/server';
import {
  GraphQLError,
  OperationTypeNode,
  parse,
  type ASTVisitor,
  type DocumentNode,
  type ValidationContext,
} from 'graphql';
import { excess } from './excess';

/** One question is one page: nobody needs more, and the home page alone costs some forty SQL statements. */
const ROOT_FIELDS = 3;
/** A field under another name is answered again: for each of 620 categories, or for a section of a page and its SQL. */
const NAMES = 3;
/** Words and signs of a text: reading ends there. The article page's question has a thousand. */
export const TOKENS = 6000;

const refusals = new WeakMap<DocumentNode, string>();

/**
 * Keeps what asks for too much from the rules of validation, some of which it would hang. Apollo Server knows no way
 * to refuse between reading a document and validating it, so a harmless one is put in its place, which `amountLimit`
 * then refuses with the sentence for the first.
 */
export const guardValidation: ApolloServerPlugin = {
  requestDidStart: () =>
    Promise.resolve({
      parsingDidStart: (context) =>
        Promise.resolve(() => {
          const refusal = context.document && excess(context.document);
          if (refusal) {
            const document = parse('{ __typename }');
            refusals.set(document, refusal);
            Object.assign(context, { document });
          }
          return Promise.resolve();
        }),
    }),
};

/** Refuses what stands in the place of a document that asks for too much. */
export function amountLimit(context: ValidationContext): ASTVisitor {
  const refusal = refusals.get(context.getDocument());
  if (refusal) context.reportError(new GraphQLError(refusal));
  return {};
}

/**
 * Refuses a document that asks for the same again and again. Depth alone does not bound it: a thousand aliases of one
 * field are one level deep. Whatever a text repeats, an object answers a field once for each name it is given, so few
 * names for a field leave what can be asked bounded by the schema.
 */
export function widthLimit(context: ValidationContext): ASTVisitor {
  const namesOf = new Map<string, Set<string>>();
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
        context.reportError(new GraphQLError(`Ask for at most ${ROOT_FIELDS} things at once, by name.`));
      }
    },
    Field({ name, alias }) {
      // Of what the schema does not know another rule tells.
      const type = context.getParentType();
      if (!type) return;
      const field = `${type.name}.${name.value}`;
      const names = namesOf.get(field) ?? new Set();
      namesOf.set(field, names.add((alias ?? name).value));
      if (names.size === NAMES + 1)
        context.reportError(new GraphQLError(`Ask for ${field} under at most ${NAMES} names.`));
    },
  };
}
