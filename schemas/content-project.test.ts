import { expect, test } from 'vitest'
import { contentProject, ContentProjectError, embeddedProject } from './content-project.ts'

test.each([
  [{}, embeddedProject],
  [{ SANITY_PROJECT_ID: '', SANITY_DATASET: ' ' }, embeddedProject],
  [
    { SANITY_PROJECT_ID: 'abcd1234', SANITY_DATASET: 'staging' },
    { projectId: 'abcd1234', dataset: 'staging', isHosted: true },
  ],
  [
    { SANITY_PROJECT_ID: ' abcd1234 ', SANITY_DATASET: 'live_2\n' },
    { projectId: 'abcd1234', dataset: 'live_2', isHosted: true },
  ],
])('%j names %j', (environment, project) => {
  expect(contentProject(environment)).toEqual(project)
})

test.each([
  [{ SANITY_PROJECT_ID: 'abcd1234' }, 'SANITY_DATASET is missing.'],
  [{ SANITY_DATASET: 'production' }, 'SANITY_PROJECT_ID is missing.'],
  [{ SANITY_PROJECT_ID: 'Larkway!', SANITY_DATASET: 'x' }, 'SANITY_PROJECT_ID is "Larkway!"'],
  [{ SANITY_PROJECT_ID: 'abcd1234', SANITY_DATASET: 'a/b' }, 'SANITY_DATASET is "a/b"'],
])('%j is refused by name', (environment, message) => {
  expect(() => contentProject(environment)).toThrow(ContentProjectError)
  expect(() => contentProject(environment)).toThrow(message)
})
