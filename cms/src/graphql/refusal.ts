import { GraphQLError } from 'graphql';

/** Told to whoever asked, and with the status of every other question that cannot be answered as it stands. */
export function refusal(sentence: string): GraphQLError {
  return new GraphQLError(sentence, { extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } } });
}
