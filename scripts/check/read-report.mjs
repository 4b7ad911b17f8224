import { readFileSync } from 'node:fs'

/** What of a failure is repeated at the end of a run; the whole stands above, where it happened. */
const longest = 1500

/** Colours of a terminal. */
// oxlint-disable-next-line no-control-regex -- that is what they are
const colours = /\u001b\[\d+m/g

/**
 * Reads the JSON report of a test runner. One that fails without a failed test (nothing collected, a
 * broken setup, no report) counts as one failure.
 * @param {'vitest' | 'playwright' | undefined} runner whose tests are counted; any other task is one
 * @returns `{passed, failed, failures}`; `failures` holds a name and a reason for each that failed
 */
export function readReport(runner, file, isGood) {
  const asOne = { passed: isGood ? 1 : 0, failed: isGood ? 0 : 1, failures: [] }
  if (!runner) return asOne
  let report
  try {
    report = JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return asOne
  }
  const { passed, failed, failures } = runner === 'vitest' ? ofVitest(report) : ofPlaywright(report)
  return {
    passed,
    failed: isGood ? failed : Math.max(failed, 1),
    failures: failures.map((text) => text.replaceAll(colours, '').slice(0, longest)),
  }
}

function ofVitest({ numPassedTests, numFailedTests, testResults }) {
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (failed.length === 0) return status === 'failed' ? [`${name}\n${message}`] : []
    return failed.map((test) => `${name}: ${test.fullName}\n${test.failureMessages.join('\n')}`)
  })
  return { passed: numPassedTests, failed: numFailedTests, failures }
}

function ofPlaywright({ stats, suites, errors }) {
  const specs = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specs)]
  const failures = suites.flatMap(specs).flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ projectName, results }) => {
        const reason = results.at(-1)?.error?.message ?? ''
        return `[${projectName}] ${file}: ${title}\n${reason}`
      }),
  )
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    failures: [...failures, ...errors.map(({ message }) => message)],
  }
}
