import { aboutPages } from './pages/about.ts'
import { errorPages } from './pages/error-pages.ts'
import { extraPages } from './pages/extras.ts'
import { legalPages } from './pages/legal.ts'
import { waysToLease } from './pages/ways-to-lease.ts'

/** The text of every fixed page. */
export const pages = [...aboutPages, ...waysToLease, ...extraPages, ...legalPages, ...errorPages]
