import { vi } from 'vitest'

// Before each file of tests in a process that other files have used: nothing they replaced is replaced
// any more, and the program's own modules begin anew. Packages stay loaded, which is the half of the time
// that a process of its own would take.
vi.unstubAllEnvs()
vi.unstubAllGlobals()
vi.restoreAllMocks()
vi.useRealTimers()
vi.resetModules()
