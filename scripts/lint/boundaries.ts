import path from 'node:path'
import { forbiddenImport } from './boundary-rules.ts'
import { visitNamedFiles, type Context, type Node } from './named-files.ts'

/** Refuses imports that the table of areas does not allow, relative ones and aliases alike. */
export const boundaries = {
  create(context: Context) {
    const file = path.relative(context.cwd, context.filename).split(path.sep).join('/')
    return visitNamedFiles((node: Node, specifier: string | null) => {
      if (specifier === null) {
        if (node.type !== 'ImportExpression' || !file.startsWith('core/')) return
        context.report({ node, message: 'core never imports a computed path. Name the file.' })
        return
      }
      const message = forbiddenImport(file, specifier)
      if (message !== null) context.report({ node, message: `'${specifier}': ${message}` })
    })
  },
}
