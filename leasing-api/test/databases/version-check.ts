/** One answer of one node. */
export type GivenAnswer = { node: number; question: number; body: string }

/** By rates version: the whole answers to all questions, in their order. */
export type WholeAnswers = ReadonlyMap<number, readonly string[]>

export type VersionCheck = {
  answers: number
  /** Answers by version they say they are of. */
  byVersion: Map<number, number>
  /** What is wholly of no version, or of another one than it says. */
  mixed: GivenAnswer[]
  /** Questions that two versions answer differently: without any nothing was proved. */
  telling: number
}

/** Whether each answer is entirely that of the version it names. */
export function checkVersions(given: readonly GivenAnswer[], whole: WholeAnswers): VersionCheck {
  const byVersion = new Map<number, number>()
  const mixed = given.filter((answer) => {
    const { ratesVersion } = JSON.parse(answer.body) as { ratesVersion: number }
    byVersion.set(ratesVersion, (byVersion.get(ratesVersion) ?? 0) + 1)
    return whole.get(ratesVersion)?.[answer.question] !== answer.body
  })
  const [first = []] = whole.values()
  const telling = first.filter((_, question) => {
    const bodies = [...whole.values()].map((bodies) => withoutVersion(bodies[question]!))
    return new Set(bodies).size > 1
  }).length
  return { answers: given.length, byVersion, mixed, telling }
}

function withoutVersion(body: string): string {
  return body.replace(/"ratesVersion":\d+/, '')
}
