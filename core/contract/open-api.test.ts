import { expect, test } from 'vitest'
import { calls } from './calls.ts'
import { openApiDocument } from './open-api.ts'
import { pathNames } from './path.ts'

type Operation = { parameters: { name: string; in: string; schema: object }[]; responses: object }
type Paths = Record<string, Record<string, Operation>>

const document = openApiDocument(calls, { title: 'Test', version: '1', description: '' })
const paths = document['paths'] as Paths

test('every call has its operation', () => {
  const shapes = new Set(Object.keys(paths).map((path) => path.replace(/\{\w+\}/g, '{}')))
  for (const call of Object.values(calls))
    expect(shapes).toContain(call.path.replace(/\{\w+\}/g, '{}'))
})

test('no two paths differ only in the names of their parameters', () => {
  const shapes = Object.keys(paths).map((path) => path.replace(/\{\w+\}/g, '{}'))
  expect(new Set(shapes).size).toBe(shapes.length)
})

test('each path declares exactly its parameters', () => {
  for (const [path, operations] of Object.entries(paths)) {
    for (const { parameters } of Object.values(operations)) {
      const declared = parameters.filter((each) => each.in === 'path').map((each) => each.name)
      expect(declared).toEqual(pathNames(path))
    }
  }
})

test('lists are named with brackets and carry their bounds', () => {
  const parameters = paths['/api/derivatives/v2']!['get']!.parameters
  expect(parameters.find((each) => each.name === 'terms[]')).toMatchObject({
    style: 'form',
    explode: true,
    description: 'Also sent as term.',
    schema: { type: 'array', items: { type: 'integer', minimum: 1, maximum: 120 } },
  })
})

test('it is plain JSON', () => {
  expect(JSON.parse(JSON.stringify(document))).toEqual(document)
})
