import { GraphQLError } from 'graphql';

/** An error about the client's arguments, with the status of every other invalid query. */
export function badUserInput(sentence: string): GraphQLError {
  return new GraphQLError(sentence, { extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } } });
}
