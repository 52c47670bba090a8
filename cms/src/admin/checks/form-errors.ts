/** Whether the form shows an error of its own at the field of a path. All prose is one field. */
export function hasError(errors: unknown, path: readonly (string | number)[]): boolean {
  const body = path.indexOf('body');
  let error = errors;
  for (const step of body < 0 ? path : path.slice(0, body + 1))
    error = typeof error === 'object' && error !== null ? Reflect.get(error, step) : undefined;
  return (
    typeof error === 'string' || (typeof error === 'object' && error !== null && 'defaultMessage' in error)
  );
}
