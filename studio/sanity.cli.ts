import { defineCliConfig } from 'sanity/cli'
import { contentProject } from '../schemas/content-project.ts'
import { bakedEnvironment, loadEnvironmentFile } from './environment.ts'

loadEnvironmentFile(process.env.LARKWAY_ENV_FILE)
const { projectId, dataset } = contentProject(process.env)

export default defineCliConfig({
  api: { projectId, dataset },
  project: { basePath: '/studio' },
  deployment: { autoUpdates: false },
  // The Studio reads the names that the other programs read, and by itself would be told only those
  // that begin with SANITY_STUDIO_.
  vite: { define: bakedEnvironment(process.env) },
  schemaExtraction: { enforceRequiredFields: true, path: '../schemas/generated/schema.json' },
  typegen: {
    path: '../schemas/queries/**/*.ts',
    schema: '../schemas/generated/schema.json',
    generates: '../schemas/generated/sanity.types.ts',
    overloadClientMethods: true,
  },
})
