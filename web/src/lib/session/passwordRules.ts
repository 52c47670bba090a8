interface Rule {
  says: string;
  holds: (password: string) => boolean;
}

/** What a new password must have (document 1, section 5), in the words of the checklist. */
const RULES: readonly Rule[] = [
  { says: 'An uppercase letter', holds: (password) => /[A-Z]/.test(password) },
  { says: 'A lowercase letter', holds: (password) => /[a-z]/.test(password) },
  { says: 'A number', holds: (password) => /\d/.test(password) },
  {
    says: 'A symbol of @$!%*?& and no others',
    holds: (password) => /[@$!%*?&]/.test(password) && /^[A-Za-z\d@$!%*?&]*$/.test(password),
  },
  { says: 'At least 8 characters', holds: (password) => password.length >= 8 },
];

/** The server hashes no more. Hardly anybody meets it: whoever does is told, and nobody else. */
const MOST = 72;
const AT_MOST: Rule = { says: `At most ${MOST} characters`, holds: (password) => password.length <= MOST };

/** Those that are worth telling of this password. */
export const rulesFor = (password: string): readonly Rule[] =>
  AT_MOST.holds(password) ? RULES : [...RULES, AT_MOST];

/** What is said of a password for which they do not all hold; undefined of a strong one. */
export function weakness(password: string): string | undefined {
  if (rulesFor(password).every(({ holds }) => holds(password))) return undefined;
  const says = 'Password does not meet the requirements.';
  return AT_MOST.holds(password) ? says : `${says} It may have at most ${MOST} characters.`;
}
