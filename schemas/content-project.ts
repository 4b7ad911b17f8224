/** Where documents lie: a project at Sanity, or the one the embedded content lake serves. */
export type ContentProject = { projectId: string; dataset: string; isHosted: boolean }

/** The one project and dataset of the embedded content lake, whatever the environment names. */
export const embeddedProject = {
  projectId: 'larkway',
  dataset: 'production',
  isHosted: false,
} as const satisfies ContentProject

/** SANITY_PROJECT_ID and SANITY_DATASET cannot be used as they are. */
export class ContentProjectError extends Error {
  override name = 'ContentProjectError'
}

const projectIdPattern = /^[a-z0-9][a-z0-9-]*$/
const datasetPattern = /^~?[a-z0-9][a-z0-9_-]{0,63}$/

/**
 * The project that the environment names: hosted with both names, embedded with neither. Blanks
 * around a value are none of it; an empty value counts as absent.
 * @throws ContentProjectError for one of the two alone, or a name that Sanity cannot have given
 * @example contentProject({ SANITY_PROJECT_ID: 'abcd1234', SANITY_DATASET: 'staging' })
 */
export function contentProject(
  environment: Readonly<Record<string, string | undefined>>,
): ContentProject {
  const projectId = environment.SANITY_PROJECT_ID?.trim() || ''
  const dataset = environment.SANITY_DATASET?.trim() || ''
  if (!projectId && !dataset) return embeddedProject
  if (!projectId || !dataset) {
    throw new ContentProjectError(
      `${projectId ? 'SANITY_DATASET' : 'SANITY_PROJECT_ID'} is missing. Set both for the hosted content backend, or neither for the embedded one.`,
    )
  }
  if (!projectIdPattern.test(projectId)) {
    throw new ContentProjectError(
      `SANITY_PROJECT_ID is "${projectId}", which is no project id. Copy it from sanity.io/manage: small letters, digits and hyphens.`,
    )
  }
  if (!datasetPattern.test(dataset)) {
    throw new ContentProjectError(
      `SANITY_DATASET is "${dataset}", which is no name of a dataset. Copy it from sanity.io/manage: small letters, digits, hyphens and underscores, at most 64.`,
    )
  }
  return { projectId, dataset, isHosted: true }
}
