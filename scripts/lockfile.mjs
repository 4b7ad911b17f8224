// `npm run lockfile`: completes package-lock.json after a dependency was added or updated. npm leaves
// out the builds for other platforms when the registry at hand does not carry them, and then every
// `npm ci` fails, on this machine and on all others. They are named here by version and platform.
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './start/root.mjs'
import { platformBuildsMissing } from './check/platform-builds.mjs'

const file = path.join(root, 'package-lock.json')
const lockfile = JSON.parse(readFileSync(file, 'utf8'))
const missing = platformBuildsMissing(lockfile.packages)

const packages = Object.entries({ ...lockfile.packages, ...missing })
packages.sort(([a], [b]) => a.localeCompare(b, 'en'))
lockfile.packages = Object.fromEntries(packages)
writeFileSync(file, `${JSON.stringify(lockfile, null, 2)}\n`)
console.log(`${Object.keys(missing).length} builds for other platforms added to package-lock.json`)
