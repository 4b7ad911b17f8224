import { visitNamedFiles, type Context } from './named-files.ts'

/** Refuses relative imports that climb more than one folder: they name no place a reader knows. */
export const climbing = {
  create(context: Context) {
    return visitNamedFiles((node, specifier) => {
      if (!specifier?.startsWith('../../')) return
      context.report({
        node,
        message: `'${specifier}' climbs two folders. Write the path from the root, as in '#core/money/pence.ts'.`,
      })
    })
  },
}
