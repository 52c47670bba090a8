import { GraphQLError, type ASTVisitor, type ValidationContext } from 'graphql';

/** One question is one page: nobody needs more, and the home page alone costs some fifty SQL statements. */
const ROOT_FIELDS = 3;
/** What the article page asks, with all 23 kinds of blocks, is a third of it. */
const FIELDS = 1500;
/** An alias asks for a field again: for each of 620 categories, or for a section of a page and its SQL statements. */
const ALIASES = 20;

/**
 * Refuses a document that asks for too much at once. Depth alone does not bound it: fifteen hundred aliases of one
 * field are one level deep. Without aliases the schema bounds it: whatever the text repeats, a field is answered once.
 * Fragments are counted where they stand, so a document cannot multiply them unseen: the root fields are few, and what is
 * below is bounded by the depth limit.
 */
export function widthLimit(context: ValidationContext): ASTVisitor {
  let fields = 0;
  let aliases = 0;
  return {
    OperationDefinition(operation) {
      const names = operation.selectionSet.selections;
      if (names.length > ROOT_FIELDS || names.some(({ kind }) => kind !== 'Field')) {
        context.reportError(new GraphQLError(`Ask for at most ${ROOT_FIELDS} things at once, by name.`));
      }
    },
    Field({ alias }) {
      fields += 1;
      if (alias) aliases += 1;
      if (alias && aliases === ALIASES + 1)
        context.reportError(new GraphQLError(`Give at most ${ALIASES} fields another name.`));
      if (fields === FIELDS + 1)
        context.reportError(new GraphQLError(`Ask for at most ${FIELDS} fields at once.`));
    },
  };
}
