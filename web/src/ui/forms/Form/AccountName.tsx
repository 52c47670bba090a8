/**
 * Whose password a form is about, for password managers alone: nobody sees it, hears it or comes to it by a key, and
 * without a name it is not sent.
 */
export function AccountName({ email }: { email: string }) {
  return <input hidden readOnly autoComplete="username" value={email} />;
}
