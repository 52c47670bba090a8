interface Rule {
  says: string;
  holds: (password: string) => boolean;
}

const SYMBOLS = '@$!%*?&';
/** What other characters there are in it: letters of other alphabets, spaces and symbols. */
const OTHERS = /[^A-Za-z\d@$!%*?&]/;

/** What a new password must have, in the words of the checklist. */
const RULES: readonly Rule[] = [
  { says: 'An uppercase letter', holds: (password) => /[A-Z]/.test(password) },
  { says: 'A lowercase letter', holds: (password) => /[a-z]/.test(password) },
  { says: 'A number', holds: (password) => /\d/.test(password) },
  {
    says: `A symbol of ${SYMBOLS} and no others`,
    holds: (password) => /[@$!%*?&]/.test(password) && !OTHERS.test(password),
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
  return [
    'Password does not meet the requirements.',
    OTHERS.test(password) && `Besides A to Z and digits it may have only these symbols: ${SYMBOLS}`,
    !AT_MOST.holds(password) && `It may have at most ${MOST} characters.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/**
 * The same for password managers, which otherwise make passwords with other symbols
 * (https://developer.apple.com/password-rules/).
 */
export const PASSWORD_RULES = `minlength: 8; maxlength: ${MOST}; required: upper; required: lower; required: digit; required: [${SYMBOLS}];`;
