import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The repository's root folder. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')

/** Node 24 from the lockfile; there once the packages are installed. */
export const ownNode = path.join(root, 'node_modules', '.bin', 'node')

/** A program that a package of ours brings, such as `next` or `vitest`. */
export const packageProgram = (name) => path.join(root, 'node_modules', '.bin', name)
