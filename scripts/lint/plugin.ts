import { boundaries } from './boundaries.ts'
import { words } from './words-rule.ts'

/** Rules of our own for oxlint. */
export default { meta: { name: 'larkway' }, rules: { boundaries, words } }
