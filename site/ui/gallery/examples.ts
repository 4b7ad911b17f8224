import type { ReactNode } from 'react'

/**
 * A component in each of its states, by what the state is called. The gallery shows them and
 * `examples.test.tsx` renders them, so an example is written once. Ids in it are unlike those of
 * all other examples, since they meet on one page.
 */
export type Examples = Readonly<Record<string, ReactNode>>
