import { commonPasswords } from '../common-password-list.ts'
import { typedRule, type Rule } from '../rule.ts'

const needed = [/[a-z]/, /[A-Z]/, /\d/, /[!$#%]/]

/**
 * At least 8 characters with a lower-case letter, an upper-case letter, a digit and one of
 * ! $ # %. Blanks at its ends belong to it. Rule V-11.
 */
export const password = typedRule(
  'errors.password',
  (text) => text.length >= 8 && needed.every((kind) => kind.test(text)),
)

const common: ReadonlySet<string> = new Set(commonPasswords.trim().split(/\s/))

/**
 * Rejects the 3,000 most common passwords, in any capitals and with ! $ # % put anywhere: the ways
 * in which one of them would pass the password rule. Rule V-12.
 * @example notCommon('Password1!') // 'errors.commonPassword'
 */
export const notCommon = typedRule(
  'errors.commonPassword',
  (text) =>
    !common.has(
      text
        .trim()
        .toLowerCase()
        .replace(/[!$#%]/g, ''),
    ),
)

/** The same text as another field holds, blanks and capitals included. Rule V-24. */
export function sameAs(field: string): Rule {
  return typedRule('errors.passwordConfirm', (text, { fields }) => text === fields[field])
}
