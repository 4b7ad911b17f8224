import { defineCliConfig } from 'sanity/cli'

export default defineCliConfig({
  api: {
    projectId: process.env.SANITY_STUDIO_PROJECT_ID || 'larkway',
    dataset: process.env.SANITY_STUDIO_DATASET || 'production',
  },
  project: { basePath: '/studio' },
  deployment: { autoUpdates: false },
  schemaExtraction: { enforceRequiredFields: true, path: '../schemas/generated/schema.json' },
  typegen: {
    path: '../schemas/queries/**/*.ts',
    schema: '../schemas/generated/schema.json',
    generates: '../schemas/generated/sanity.types.ts',
    overloadClientMethods: true,
  },
})
