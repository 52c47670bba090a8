/**
 * The user name that belongs to the form's password, for password managers only: hidden from sight, screen readers
 * and keyboard, and not sent because the field has no name.
 */
export function AccountName({ email }: { email: string }) {
  return <input hidden readOnly autoComplete="username" value={email} />;
}
