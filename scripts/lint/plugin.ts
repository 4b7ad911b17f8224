import { boundaries } from './boundaries.ts'
import { climbing } from './climbing.ts'
import { words } from './words-rule.ts'

/** Rules of our own for oxlint. */
export default { meta: { name: 'larkway' }, rules: { boundaries, climbing, words } }
