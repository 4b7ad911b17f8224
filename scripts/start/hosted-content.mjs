import { serviceState } from '#server-kit/environment-values.mjs'
import { UserError } from '#server-kit/user-error.mjs'

/**
 * The project at Sanity that holds the content: `{projectId, dataset}`; null for the embedded lake.
 * Throws with the missing name where only one of the two is set.
 */
export function hostedContent(environment) {
  const { state, missing } = serviceState(environment, 'content')
  if (state === 'default') return null
  if (state === 'half') {
    throw new UserError(
      `${missing.join(', ')} is missing. Set SANITY_PROJECT_ID and SANITY_DATASET for content at Sanity, or neither for the embedded content lake.`,
    )
  }
  return {
    projectId: environment.SANITY_PROJECT_ID.trim(),
    dataset: environment.SANITY_DATASET.trim(),
  }
}

/** Where the Studio of `npm start` is opened when the content lies at Sanity; STUDIO_URL's default. */
export const localStudioUrls = (port) => [`http://localhost:${port}`, `http://127.0.0.1:${port}`]
