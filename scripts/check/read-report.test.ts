import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { readReport } from './read-report.mjs'

const folder = mkdtempSync(path.join(tmpdir(), 'larkway-report-'))
afterAll(() => rmSync(folder, { recursive: true }))

function reportOf(content: unknown): string {
  const file = path.join(folder, 'report.json')
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
  return file
}

const test1 = { fullName: 'adds', status: 'passed', failureMessages: [] }
const test2 = {
  fullName: 'takes away',
  status: 'failed',
  failureMessages: ['\u001b[31m1\u001b[39m is not 2'],
}

describe('the report of a test runner', () => {
  test('counts the tests of Vitest, and says which failed and why', () => {
    const file = reportOf({
      numPassedTests: 1,
      numFailedTests: 1,
      testResults: [
        { name: 'a.test.ts', status: 'failed', message: '', assertionResults: [test1, test2] },
        { name: 'b.test.ts', status: 'failed', message: 'No such module', assertionResults: [] },
      ],
    })
    expect(readReport('vitest', file, false)).toEqual({
      passed: 1,
      failed: 1,
      failures: ['a.test.ts: takes away\n1 is not 2', 'b.test.ts\nNo such module'],
    })
  })

  test('counts those of Playwright, however deep they stand', () => {
    const failing = {
      projectName: 'wide',
      status: 'unexpected',
      results: [{ error: { message: 'not seen' } }],
    }
    const specs = [
      { file: 'a.e2e.ts', title: 'opens', tests: [{ status: 'expected', results: [] }] },
      { file: 'a.e2e.ts', title: 'closes', tests: [failing] },
    ]
    const file = reportOf({
      stats: { expected: 1, flaky: 1, unexpected: 1 },
      suites: [{ specs: [], suites: [{ specs }] }],
      errors: [],
    })
    expect(readReport('playwright', file, false)).toEqual({
      passed: 2,
      failed: 1,
      failures: ['[wide] a.e2e.ts: closes\nnot seen'],
    })
  })

  test('counts one failure where a runner fails without a failed test or a report', () => {
    const empty = { numPassedTests: 0, numFailedTests: 0, testResults: [] }
    expect(readReport('vitest', reportOf(empty), false).failed).toBe(1)
    expect(readReport('vitest', reportOf('{'), false)).toEqual({
      passed: 0,
      failed: 1,
      failures: [],
    })
    expect(readReport(undefined, '', true)).toEqual({ passed: 1, failed: 0, failures: [] })
  })
})
