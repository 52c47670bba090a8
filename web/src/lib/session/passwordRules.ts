/** What a new password must have (document 1, section 5), in the words of the checklist. */
export const PASSWORD_RULES: readonly { says: string; holds: (password: string) => boolean }[] = [
  { says: 'An uppercase letter', holds: (password) => /[A-Z]/.test(password) },
  { says: 'A lowercase letter', holds: (password) => /[a-z]/.test(password) },
  { says: 'A number', holds: (password) => /\d/.test(password) },
  {
    says: 'A symbol of @$!%*?& and no others',
    holds: (password) => /[@$!%*?&]/.test(password) && /^[A-Za-z\d@$!%*?&]*$/.test(password),
  },
  { says: 'At least 8 characters', holds: (password) => password.length >= 8 },
];

export const isStrong = (password: string) => PASSWORD_RULES.every(({ holds }) => holds(password));
