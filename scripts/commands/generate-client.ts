// Writes what browsers need of each call of the leasing API, without the schema library.
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Call } from '#core/contract/call.ts'
import { calls } from '#core/contract/calls.ts'
import { requestShape } from '#core/contract/request-shape.ts'
import { root } from '../start/root.mjs'

const file = 'core/contract/generated/request-shapes.ts'

const shapes = Object.entries<Call>(calls)
  .filter(([, { authority }]) => authority !== 'site')
  .map(
    ([name, call]) =>
      `export const ${name}: CallShape<'${name}'> = ${JSON.stringify(requestShape(call))}`,
  )

writeFileSync(
  path.join(root, file),
  `// Made from core/contract/calls.ts by \`npm run generate:client\`. Do not edit.
import type { CallShape } from '../call-shape.ts'

${shapes.join('\n')}
`,
)
console.log(`${file}: ${shapes.length} calls`)
