import { existsSync } from 'node:fs'
import path from 'node:path'
import { loadEnvFile } from 'node:process'
import { contentProject } from '../schemas/content-project.ts'

type Environment = Readonly<Record<string, string | undefined>>

/**
 * The environment with the variables of the repository's `.env.local`, or of the file that
 * LARKWAY_ENV_FILE names, as `npm start` reads them; for a Studio that is built, run or deployed by
 * itself. What is set already stays; an empty LARKWAY_ENV_FILE means no file.
 */
export function readEnvironment(): Environment {
  const named = process.env.LARKWAY_ENV_FILE ?? '.env.local'
  const file = path.resolve(import.meta.dirname, '..', named)
  if (named !== '' && existsSync(file)) loadEnvFile(file)
  return process.env
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
