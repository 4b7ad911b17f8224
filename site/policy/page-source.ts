import { noPage, storefrontFile } from '#core/routes/page-paths.ts'

/** Matches every page path, in the notation of Next's tables; the path is `:path`. */
export const pageSource = `/:path((?!${noPage}).*)`

/** Matches the files at the root that each storefront has of its own; the name is `:file`. */
export const storefrontFileSource = `/:file(${storefrontFile})`
