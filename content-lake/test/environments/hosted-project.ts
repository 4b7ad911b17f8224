const hostedNames = [
  'CONTENT_CONTRACT_PROJECT_ID',
  'CONTENT_CONTRACT_DATASET',
  'CONTENT_CONTRACT_TOKEN',
] as const

/**
 * The hosted project that the contract suite is pointed at; null when none is named.
 * @throws Error naming the variables that are missing when only some are set
 */
export function hostedProject(environment: NodeJS.ProcessEnv = process.env) {
  const [projectId, dataset, token] = hostedNames.map((name) => environment[name])
  if (projectId && dataset && token) return { projectId, dataset, token }
  const missing = hostedNames.filter((name) => !environment[name])
  if (missing.length === hostedNames.length) return null
  throw new Error(
    `To run the contract suite on a hosted project, set ${missing.join(' and ')} as well.`,
  )
}
