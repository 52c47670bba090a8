import { GraphQLError, type ASTVisitor, type ValidationContext } from 'graphql';

/** One question is one page: nobody needs more, and each costs some twenty SQL statements. */
const ROOT_FIELDS = 3;
/** What the article page asks, with all 23 kinds of blocks, is a third of it. */
const FIELDS = 1500;

/**
 * Refuses a document that asks for too much at once. Depth alone does not bound it: fifteen hundred aliases of one
 * field are one level deep. Fragments are counted where they stand, so a document cannot multiply them unseen: the
 * root fields are few, and what is below is bounded by the depth limit.
 */
export function widthLimit(context: ValidationContext): ASTVisitor {
  let fields = 0;
  return {
    OperationDefinition(operation) {
      const names = operation.selectionSet.selections;
      if (names.length > ROOT_FIELDS || names.some(({ kind }) => kind !== 'Field')) {
        context.reportError(new GraphQLError(`Ask for at most ${ROOT_FIELDS} things at once, by name.`));
      }
    },
    Field() {
      fields += 1;
      if (fields === FIELDS + 1)
        context.reportError(new GraphQLError(`Ask for at most ${FIELDS} fields at once.`));
    },
  };
}
