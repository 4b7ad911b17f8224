import type { Plugin } from 'esbuild'

/** Packages that core brings into a bundle. Everything else is there whatever core does. */
const corePackages = /^(yup|libphonenumber-js|zod)(\/|$)/
const insidePackage = /[\\/]node_modules[\\/]/

/** Leaves every package but core's own out of the bundle; what those need comes with them. */
export const ownPackages: Plugin = {
  name: 'own-packages',
  setup(build) {
    build.onResolve({ filter: /^[^.#/]/ }, ({ path: name, importer, kind }) => {
      if (kind === 'entry-point' || corePackages.test(name) || insidePackage.test(importer)) return
      return { path: name, external: true }
    })
  },
}

/** Leaves the files out whose path from the root matches: what a bundle would be without them. */
export const without = (root: string, left: RegExp): Plugin => ({
  name: 'without',
  setup(build) {
    build.onResolve({ filter: /.*/ }, async ({ path: name, pluginData, ...rest }) => {
      if (pluginData === 'asked already' || rest.kind === 'entry-point') return
      const found = await build.resolve(name, { ...rest, pluginData: 'asked already' })
      const file = found.path.replace(`${root}/`, '')
      return left.test(file) ? { path: `left-out/${file}`, external: true } : found
    })
  },
})
