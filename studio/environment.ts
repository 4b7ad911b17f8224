import { existsSync } from 'node:fs'
import path from 'node:path'
import { loadEnvFile } from 'node:process'
import { contentProject } from '../schemas/content-project.ts'

type Environment = Readonly<Record<string, string | undefined>>

/**
 * Adds the variables of the repository's `.env.local` to the environment, as `npm start` does; for
 * a Studio that is built, run or deployed by itself. What is set already stays.
 * @param named another file in its place, from LARKWAY_ENV_FILE; empty for none
 */
export function loadEnvironmentFile(named = '.env.local'): void {
  const file = path.resolve(import.meta.dirname, '..', named)
  if (named !== '' && existsSync(file)) loadEnvFile(file)
}

/**
 * The variables that end up in the Studio's build, as Vite replaces them. SITE_URL, the site that
 * the preview shows, only for a project at Sanity: the embedded lake knows its site, and one build
 * fits every port.
 */
export function bakedEnvironment(environment: Environment): Record<string, string> {
  const { projectId, dataset, isHosted } = contentProject(environment)
  const baked = {
    SANITY_PROJECT_ID: isHosted ? projectId : '',
    SANITY_DATASET: isHosted ? dataset : '',
    SANITY_STUDIO_API_HOST: environment.SANITY_STUDIO_API_HOST ?? '',
    SITE_URL: isHosted ? environment.SITE_URL || 'http://localhost:3000' : '',
  }
  return Object.fromEntries(
    Object.entries(baked).map(([name, value]) => [`process.env.${name}`, JSON.stringify(value)]),
  )
}
