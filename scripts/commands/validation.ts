// `npm run validation`: writes docs/VALIDATION.md, where each rule and each message of a form is.
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../start/root.mjs'
import { pageOfSources } from '../validation/written-page.ts'

writeFileSync(path.join(root, 'docs/VALIDATION.md'), await pageOfSources())
