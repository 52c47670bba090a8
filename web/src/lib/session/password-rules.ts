import {
  FORBIDDEN_IN_PASSWORDS,
  PASSWORD_LENGTH,
  PASSWORD_PARTS,
  PASSWORD_SYMBOLS,
} from '../shared/password-rule.gen';

interface Rule {
  says: string;
  holds: (password: string) => boolean;
}

/** The requirements for a new password, in the words of the checklist. */
const RULES: readonly Rule[] = [
  { says: 'An uppercase letter', holds: (password) => PASSWORD_PARTS.capital.test(password) },
  { says: 'A lowercase letter', holds: (password) => PASSWORD_PARTS.small.test(password) },
  { says: 'A number', holds: (password) => PASSWORD_PARTS.digit.test(password) },
  {
    says: `A symbol of ${PASSWORD_SYMBOLS} and no others`,
    holds: (password) => PASSWORD_PARTS.symbol.test(password) && !FORBIDDEN_IN_PASSWORDS.test(password),
  },
  {
    says: `At least ${PASSWORD_LENGTH.least} characters`,
    holds: (password) => password.length >= PASSWORD_LENGTH.least,
  },
];

/** The server hashes no more than this. Hardly anyone exceeds it, so only those who do see this rule. */
const AT_MOST: Rule = {
  says: `At most ${PASSWORD_LENGTH.most} characters`,
  holds: (password) => password.length <= PASSWORD_LENGTH.most,
};

/** The rules worth showing for this password. */
export const getVisibleRules = (password: string): readonly Rule[] =>
  AT_MOST.holds(password) ? RULES : [...RULES, AT_MOST];

/** The error message for a password that breaks a rule; undefined for a strong one. */
export function passwordProblem(password: string): string | undefined {
  if (getVisibleRules(password).every(({ holds }) => holds(password))) return undefined;
  return [
    'Password does not meet the requirements.',
    FORBIDDEN_IN_PASSWORDS.test(password) &&
      `Besides A to Z and digits it may have only these symbols: ${PASSWORD_SYMBOLS}`,
    !AT_MOST.holds(password) && `It may have at most ${PASSWORD_LENGTH.most} characters.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/**
 * The same rules for password managers, which otherwise generate passwords with other symbols
 * (https://developer.apple.com/password-rules/).
 */
export const PASSWORD_RULES = `minlength: ${PASSWORD_LENGTH.least}; maxlength: ${PASSWORD_LENGTH.most}; required: upper; required: lower; required: digit; required: [${PASSWORD_SYMBOLS}];`;
