import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../start/root.mjs'
import { platformBuildsMissing } from './platform-builds.mjs'

test('package-lock.json names the builds for every platform; npm run lockfile adds them', () => {
  const lockfile = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'))
  expect(Object.keys(platformBuildsMissing(lockfile.packages))).toEqual([])
})

test('another version elsewhere in the tree does not count', () => {
  const packages = {
    'node_modules/esbuild': {
      version: '0.28.2',
      optionalDependencies: { '@esbuild/darwin-arm64': '0.28.2' },
    },
    'node_modules/tsx/node_modules/esbuild': {
      version: '0.25.12',
      dev: true,
      optionalDependencies: { '@esbuild/darwin-arm64': '0.25.12', '@esbuild/linux-x64': '0.25.12' },
    },
    'node_modules/@esbuild/darwin-arm64': { version: '0.28.2', optional: true },
    'node_modules/tsx/node_modules/@esbuild/linux-x64': { version: '0.25.12', optional: true },
  }
  expect(platformBuildsMissing(packages)).toEqual({
    'node_modules/tsx/node_modules/esbuild/node_modules/@esbuild/darwin-arm64': {
      version: '0.25.12',
      os: ['darwin'],
      cpu: ['arm64'],
      dev: true,
      optional: true,
    },
  })
})
