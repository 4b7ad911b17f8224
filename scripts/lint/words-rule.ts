import path from 'node:path'
import { fieldWordFor } from './words.ts'

interface Node {
  name: string
}
interface Context {
  filename: string
  report(problem: { node: unknown; message: string }): void
}

/** Refuses names of the project's own making where the field has a word. */
export const words = {
  create(context: Context) {
    const check = (node: unknown, name: string) => {
      const say = fieldWordFor(name)
      if (say !== null) {
        context.report({ node, message: `'${name}': say ${say} (docs/GLOSSARY.md).` })
      }
    }
    return {
      Program: (node: unknown) => check(node, path.basename(context.filename).split('.')[0]!),
      Identifier: (node: Node) => check(node, node.name),
    }
  },
}
