/** How long an answer to a refresh is waited for. Rule S-20. */
export const answerWaitMs = 4_000

/** What the refresh call came to; `unanswered` when there was no answer the server meant. */
export type RefreshAnswer =
  | { kind: 'refreshed'; userId: string; accessToken: string; expiresInSeconds: number }
  | { kind: 'refused' }
  | { kind: 'unanswered' }

export type RefreshCall = {
  refresh: () => Promise<RefreshAnswer>
  /** Resolves after so many milliseconds. */
  wait: (durationMs: number) => Promise<void>
}

/**
 * The answer to a refresh, asked for once more when the first is lost: the server gives the same
 * successor again within ten seconds, so a lost answer logs nobody out. Each try ends after
 * four seconds, and a call that throws has no answer. Never rejects. Rule S-20.
 */
export async function refreshAnswer(call: RefreshCall): Promise<RefreshAnswer> {
  const answer = await answerInTime(call)
  return answer.kind === 'unanswered' ? answerInTime(call) : answer
}

const unanswered: RefreshAnswer = { kind: 'unanswered' }

function answerInTime({ refresh, wait }: RefreshCall): Promise<RefreshAnswer> {
  const asked = async () => {
    try {
      return await refresh()
    } catch {
      return unanswered
    }
  }
  return Promise.race([asked(), wait(answerWaitMs).then(() => unanswered)])
}
