const shared = globalThis as typeof globalThis & { larkwayNews?: { generation: number } }

/**
 * How often this process has heard that content or rates changed. What was rendered under an
 * earlier count may be out of date. Next compiles this file into several bundles and the front
 * server reads it as it is, so there is one in the process, not one a module.
 */
export const news = (shared.larkwayNews ??= { generation: 0 })
