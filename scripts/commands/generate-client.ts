// Writes what browsers need of each call of the leasing API, without the schema library.
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Call } from '#core/contract/call.ts'
import { calls } from '#core/contract/calls.ts'
import { requestShape } from '#core/contract/request-shape.ts'
import { shapeFileNames, shapeFileOf } from '#core/contract/shape-file.ts'
import { root } from '../start/root.mjs'

for (const name of shapeFileNames) {
  const file = `core/contract/generated/${name}.ts`
  const shapes = Object.entries<Call>(calls)
    .filter(([, call]) => shapeFileOf(call) === name)
    .map(
      ([call, parts]) =>
        `export const ${call}: CallShape<'${call}'> = ${JSON.stringify(requestShape(parts))}`,
    )
  writeFileSync(
    path.join(root, file),
    `// Made from core/contract/calls.ts by \`npm run generate:client\`. Do not edit.
import type { CallShape } from '../call-shape.ts'

${shapes.join('\n')}
`,
  )
  console.log(`${file}: ${shapes.length} calls`)
}
