import { GraphQLError, type ASTVisitor, type ValidationContext } from 'graphql';

/** One question is one page: nobody needs more, and the home page alone costs some forty SQL statements. */
const ROOT_FIELDS = 3;
/** What the article page asks, with all 23 kinds of blocks, is a third of it. */
const FIELDS = 1500;
/** A field under another name is answered again: for each of 620 categories, or for a section of a page and its SQL. */
const NAMES = 3;

/**
 * Refuses a document that asks for too much at once. Depth alone does not bound it: fifteen hundred aliases of one
 * field are one level deep. Whatever a text repeats, an object answers a field once for each name it is given, so few
 * names for a field leave what can be asked bounded by the schema. Fragments are counted where they stand, so a
 * document cannot multiply them unseen: the root fields are few, and what is below is bounded by the depth limit.
 */
export function widthLimit(context: ValidationContext): ASTVisitor {
  let fields = 0;
  const namesOf = new Map<string, Set<string>>();
  return {
    OperationDefinition(operation) {
      const names = operation.selectionSet.selections;
      if (names.length > ROOT_FIELDS || names.some(({ kind }) => kind !== 'Field')) {
        context.reportError(new GraphQLError(`Ask for at most ${ROOT_FIELDS} things at once, by name.`));
      }
    },
    Field({ name, alias }) {
      fields += 1;
      if (fields === FIELDS + 1)
        context.reportError(new GraphQLError(`Ask for at most ${FIELDS} fields at once.`));
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
