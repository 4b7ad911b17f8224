import path from 'node:path'
import type { Context, Node } from './named-files.ts'
import { fieldWordFor } from './words.ts'

/** Refuses names of the project's own making where the field has a word. */
export const words = {
  create(context: Context) {
    const check = (node: Node, name: string) => {
      const say = fieldWordFor(name)
      if (say !== null) {
        context.report({ node, message: `'${name}': say ${say} (docs/GLOSSARY.md).` })
      }
    }
    return {
      Program: (node: Node) => check(node, path.basename(context.filename).split('.')[0]!),
      Identifier: (node: Node) => check(node, node.name!),
    }
  },
}
