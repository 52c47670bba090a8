import { GraphQLError } from 'graphql';
import { tellFailure } from './failure';

test('a resolver’s failure is logged, and a reader is told nothing of it', () => {
  const log = { error: jest.fn() };
  const cause = new Error('select "secret" from "blogs" - syntax error');
  const error = new GraphQLError(cause.message, { originalError: cause, path: ['home'] });
  const told = tellFailure(log)({ ...error.toJSON(), extensions: { stacktrace: ['at secret'] } }, error);
  expect(told).toEqual({
    message: 'Something went wrong on our side. Please try again.',
    path: ['home'],
    extensions: { code: 'INTERNAL_SERVER_ERROR' },
  });
  expect(log.error).toHaveBeenCalledWith(cause);
});

test('what is wrong with a question is told as it is', () => {
  const log = { error: jest.fn() };
  const error = new GraphQLError('Cannot query field "x".', {
    extensions: { code: 'GRAPHQL_VALIDATION_FAILED' },
  });
  expect(tellFailure(log)(error.toJSON(), error)).toEqual(error.toJSON());
  expect(log.error).not.toHaveBeenCalled();
});
