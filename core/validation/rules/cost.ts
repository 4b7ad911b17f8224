import { textRule } from '../rule.ts'

/** An amount of money: no leading noughts, at most two decimals after a dot or comma. Rule V-15. */
export const cost = textRule('errors.cost', (text) => /^(0|[1-9]\d*)([.,]\d{1,2})?$/.test(text))
