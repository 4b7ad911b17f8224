import { commonPasswords } from '../common-password-list.ts'
import { typedRule } from '../rule.ts'

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
