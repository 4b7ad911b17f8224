import { noPage } from '#core/routes/page-paths.ts'

/** Matches every page path, in the notation of Next's tables; the path is `:path`. */
export const pageSource = `/:path((?!${noPage}).*)`
