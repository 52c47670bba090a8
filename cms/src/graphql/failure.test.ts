import { GraphQLError } from 'graphql';
import { logFailure } from './failure';

test('logs a resolver error and hides its details from the response', () => {
  const log = { error: jest.fn() };
  const cause = new Error('select "secret" from "blogs" - syntax error');
  const error = new GraphQLError(cause.message, { originalError: cause, path: ['home'] });
  const formatted = logFailure(log)({ ...error.toJSON(), extensions: { stacktrace: ['at secret'] } }, error);
  expect(formatted).toEqual({
    message: 'Something went wrong on our side. Please try again.',
    path: ['home'],
    extensions: { code: 'INTERNAL_SERVER_ERROR' },
  });
  expect(log.error).toHaveBeenCalledWith(cause);
});

test('passes a validation error on unchanged without logging it', () => {
  const log = { error: jest.fn() };
  const error = new GraphQLError('Cannot query field "x".', {
    extensions: { code: 'GRAPHQL_VALIDATION_FAILED' },
  });
  expect(logFailure(log)(error.toJSON(), error)).toEqual(error.toJSON());
  expect(log.error).not.toHaveBeenCalled();
});
